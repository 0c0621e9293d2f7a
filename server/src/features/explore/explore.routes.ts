import { chatPaths, exploreCharts, exploreQuerySchema, exploredChartSchema } from '@vela/contracts';
import { cacheBytes } from '../../cache-bytes.ts';
import { AppError } from '../../errors.ts';
import { createJsonCache, sendEncoded } from '../../http/encoded-json.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { FeaturePlugin } from '../feature.ts';
import { listStoredCharts, readStoredChart } from './explore-store.ts';
import { toExploreKey, type ExploreName, type StoredChart } from './explore-key.ts';
import { findNamedSymbol } from './find-named-symbol.ts';
import { refreshCharts, type RefreshDeps } from './refresh-charts.ts';

type Deps = Omit<RefreshDeps, 'log' | 'isStopped' | 'onStored'>;

/** The first visits after a start come before charts that may be a little older. */
const startDelayMs = 15_000;
const refreshIntervalMs = 3_600_000;
const listAgeMs = 60_000;

/** When each stored chart was made; read again after a minute, as another server may store some. */
function createStoredList({ db, now }: Deps) {
  let known: ReadonlyMap<string, number> = new Map();
  let readAt = 0;
  return {
    read: async (): Promise<ReadonlyMap<string, number>> => {
      if (known.size === 0 || now() - readAt >= listAgeMs) {
        known = await listStoredCharts(db);
        readAt = now();
      }
      return known;
    },
    forget: (): void => {
      readAt = 0;
    },
  };
}

/** Makes the charts while the server listens; never delays the start. */
function scheduleRefresh(
  app: Parameters<FeaturePlugin>[0],
  deps: Deps,
  onStored: () => void,
): void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  const plan = (delayMs: number): void => {
    timer = setTimeout(() => {
      work = refreshCharts({ ...deps, log: app.log, isStopped: () => isStopped, onStored })
        .catch((error: unknown) => app.log.warn(error, 'the charts of guests could not be read'))
        .then(() => (isStopped ? undefined : plan(refreshIntervalMs)));
    }, delayMs).unref();
  };
  app.addHook('onListen', async () => plan(startDelayMs));
  app.addHook('onClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    await work;
  });
}

/** The guests' workspace: charts and answers that are stored, with nothing computed for a guest. */
export function createExploreRoutes(deps: Deps): FeaturePlugin {
  const { db } = deps;
  return async (app) => {
    const list = createStoredList(deps);
    scheduleRefresh(app, deps, list.forget);
    const encode = createJsonCache(cacheBytes.exploredCharts);
    const schema = {
      summary: 'A stored chart with stored answers, for guests',
      querystring: exploreQuerySchema,
      response: { 200: exploredChartSchema },
    };
    app.get(chatPaths.explore, { schema }, async (request, reply) => {
      const { symbol, interval, language = detectRequestLanguage(request) } = request.query;
      const madeAt = await list.read();
      const there = exploreCharts
        .map((chart): ExploreName => ({ ...chart, language }))
        .filter((name) => madeAt.has(toExploreKey(name)));
      const charts = there.map((one) => nameChart(one, deps));
      const { catalogue } = deps.marketData;
      const named = symbol === undefined ? undefined : findNamedSymbol(symbol, catalogue, charts);
      const ofSymbol = there.filter((name) => named === undefined || name.symbol === named);
      const name = ofSymbol.find((one) => one.interval === interval) ?? ofSymbol[0];
      if (name === undefined) throw new AppError('NOT_FOUND', 'no such stored chart');
      const key = `${toExploreKey(name)} ${madeAt.get(toExploreKey(name))} ${there.length}`;
      const body = await encode(key, async () => {
        const chart: StoredChart = JSON.parse((await readStoredChart(db, name)) ?? 'null');
        return { charts, ...chart };
      });
      return sendEncoded(request, reply, body);
    });
  };
}

function nameChart({ symbol, interval, language }: ExploreName, { marketData }: Deps) {
  const instrument = marketData.catalogue.all.find((one) => one.symbol === symbol);
  return { symbol, interval, name: instrument?.name[language] ?? symbol };
}
