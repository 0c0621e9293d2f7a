import { chatPaths, type LiveEvents, type TechnicalWireAnalysis } from '@vela/contracts';
import type { Api } from '../../../lib/api.ts';
import { getLiveStream } from '../../../lib/live/live-stream.ts';
import type { ChartData } from '../use-chart-data.ts';
import type { LiveSeries } from './live-series.ts';

type FollowedChart = {
  /** The chart may be older than its series: it is then brought up to date. */
  readonly mayCatchUp: boolean;
  readonly now: () => { readonly data: ChartData; readonly isHeld: boolean };
  readonly onNewest: (analysis: TechnicalWireAnalysis) => void;
};

/** Analyses as many candles again, up to now. */
async function getNewest(api: Api, { analysis }: ChartData, signal: AbortSignal) {
  const { instrument, interval, source, candles } = analysis;
  const { vendor } = source;
  const json = { symbol: instrument.symbol, vendor, interval, limit: candles.count };
  const path = `${chatPaths.analyses}?include=candles`;
  return api.request<TechnicalWireAnalysis>(path, { method: 'POST', json, signal });
}

/** Whether a chart belongs to the series as it is now. */
function isCurrent({ whole }: ChartData, { asOf }: LiveEvents['health']): boolean {
  return asOf !== null && asOf <= (whole.openTime.at(-1) ?? 0);
}

/** Brings a chart up to date, one request at a time; what closed meanwhile is asked for after it. */
function createCatchUp(api: Api, { now, onNewest }: FollowedChart, leaving: AbortSignal) {
  let isLoading = false;
  let isWanted = false;
  const catchUp = async (): Promise<void> => {
    isWanted = true;
    if (isLoading) return;
    isLoading = true;
    while (isWanted && !leaving.aborted && !now().isHeld) {
      isWanted = false;
      const next = await getNewest(api, now().data, leaving).catch(() => undefined);
      if (next !== undefined && !leaving.aborted && !now().isHeld) onNewest(next);
    }
    isLoading = false;
  };
  return catchUp;
}

/** Events after which the candles of a chart are others. */
const changingEvents: ReadonlySet<string> = new Set(['closed', 'revised', 'resync']);

/** Hears of the series of a chart until the returned function is called. */
export function followChart(api: Api, live: LiveSeries, followed: FollowedChart): () => void {
  const { now, mayCatchUp } = followed;
  const { instrument, interval, source } = now().data.analysis;
  const leaving = new AbortController();
  const catchUp = createCatchUp(api, followed, leaving.signal);
  let isFollowed = mayCatchUp;
  const hearHealth = (health: LiveEvents['health']): void => {
    live.hearHealth(health);
    const isBehind = health.asOf !== null && !isCurrent(now().data, health);
    isFollowed ||= isCurrent(now().data, health);
    if (isFollowed && isBehind) void catchUp();
  };
  const hear = (name: keyof LiveEvents, body: LiveEvents[keyof LiveEvents]): void => {
    if (name === 'health' && 'asOf' in body) hearHealth(body);
    if (!isFollowed) return;
    if (name === 'forming' && 'provisional' in body) live.hearForming(body);
    if (changingEvents.has(name)) void catchUp();
  };
  const topic = ['candle', instrument.symbol, interval, source.vendor].join(':');
  const stop = getLiveStream(api).listen(topic, hear);
  return () => {
    stop();
    leaving.abort();
  };
}
