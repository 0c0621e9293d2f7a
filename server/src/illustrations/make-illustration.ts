import { type BaseRateSource, toTechnicalOptions } from '@vela/analyst';
import type {
  Fact,
  FigureFinding,
  IllustrationFile,
  IllustrationPanel,
  WireFinding,
} from '@vela/contracts';
import {
  analyzeTechnical,
  calculateBaseRates,
  sliceCandles,
  toCandles,
  type Candles,
} from '@vela/engine';
import {
  createMarketData,
  toMarketCalendar,
  type CandleSeries,
  type CandleStore,
  findMissingCandles,
  type MarketData,
} from '@vela/market-data';
import type { Analyst } from '../analyst.ts';
import { createAnalyst } from '../create-analyst.ts';
import { isPast, toFigureCandles, toFigureFinding } from '../figures/to-figure.ts';
import { toLine } from './indicator-lines.ts';
import type { Illustration, PanelPlan } from './illustration-plan.ts';
import { explainPanel, toWords } from './panel-analysis.ts';
import { toProfile, toRange, toRegimeBand, toSessionBands, addSwings } from './panel-layers.ts';

// No cache: an illustration depends on its plan alone.
const noStore: CandleStore = {
  read: async () => undefined,
  append: async () => undefined,
  replace: async () => undefined,
};

/** The product pipeline over simulated candles. */
type Pipeline = { readonly marketData: MarketData; readonly analyst: Analyst };

// Calculated only where a panel shows base rates: it takes longer than everything else.
const counted: BaseRateSource = {
  find: (series) => {
    const options = toTechnicalOptions(series);
    const { calendar } = options;
    return {
      ...calculateBaseRates(analyzeTechnical(series.candles, options), { calendar }),
      countedTo: series.candles.openTime.at(-1) ?? 0,
    };
  },
};

function createPipeline({ isCounted }: PanelPlan): Pipeline {
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store: noStore });
  return {
    marketData,
    analyst: createAnalyst(marketData, isCounted ? { baseRates: counted } : {}),
  };
}

/** Runs the pipeline at the planned times. Deterministic: the same plan gives the same bytes. */
export async function makeIllustration({ panels }: Illustration): Promise<IllustrationFile> {
  const made: IllustrationPanel[] = [];
  for (const plan of panels) made.push(await makePanel(plan, createPipeline(plan)));
  return { source: 'simulated', panels: made };
}

async function makePanel(
  plan: PanelPlan,
  { marketData, analyst }: Pipeline,
): Promise<IllustrationPanel> {
  const { symbol, interval, count, moment, slots, prices } = plan;
  const series = await getPlanSeries(plan, marketData);
  const all = series.candles;
  const told = await explainPanel(plan, analyst);
  const shown = removeLeftOutCandles(sliceCandles(all, all.length - count, all.length), plan);
  return {
    ...(moment === undefined ? {} : { moment }),
    interval,
    candles: toFigureCandles(shown),
    findings: chooseFindings(told.analysis.findings, plan, shown),
    focus: [...(plan.focus ?? [])],
    lines: (plan.lines ?? []).map((name) => toLine(all, name, count)),
    ...(plan.pane === undefined ? {} : { pane: toLine(all, plan.pane, count) }),
    ...(plan.leftOut === undefined ? {} : { missing: findHoles(symbol, shown) }),
    ...(slots === undefined ? {} : { slots }),
    ...(prices === undefined ? {} : { prices: [prices[0], prices[1]] }),
    ...toLayers(plan, { shown, series, facts: told.analysis.facts }),
    ...toWords(plan, told),
  };
}

type LayerInput = {
  readonly shown: Candles;
  readonly series: CandleSeries;
  readonly facts: readonly Fact[];
};

function toLayers(
  { bands, withRange, withProfile }: PanelPlan,
  { shown, series, facts }: LayerInput,
): Pick<IllustrationPanel, 'bands' | 'range' | 'profile'> {
  return {
    ...(bands === 'sessions'
      ? { bands: toSessionBands(shown, toMarketCalendar(series.instrument)) }
      : {}),
    ...(bands === 'trend-regime' ? { bands: [toRegimeBand(shown, facts)] } : {}),
    ...(withRange === undefined ? {} : { range: toRange(shown, facts) }),
    ...(withProfile === undefined ? {} : { profile: toProfile(shown) }),
  };
}

async function getPlanSeries(
  { symbol, interval, count, now }: PanelPlan,
  marketData: MarketData,
): Promise<CandleSeries> {
  const match = marketData.catalogue.resolve(symbol);
  if (match.kind !== 'found') throw new Error(`${symbol} is not in the catalogue`);
  const answer = await marketData.getSeries({
    instrument: match.instrument,
    interval,
    limit: count,
    now: Date.parse(now),
  });
  if (answer.kind !== 'series') throw new Error(`no candles of ${symbol} ${interval} at ${now}`);
  return answer.series;
}

/** Removes the candles in the `leftOut` range of the plan. */
function removeLeftOutCandles(candles: Candles, { leftOut }: PanelPlan): Candles {
  if (leftOut === undefined) return candles;
  const [from, to] = [Date.parse(leftOut[0]), Date.parse(leftOut[1])];
  const kept = Array.from(candles.openTime, (openTime, index) => ({
    openTime,
    open: candles.open[index] ?? 0,
    high: candles.high[index] ?? 0,
    low: candles.low[index] ?? 0,
    close: candles.close[index] ?? 0,
    volume: candles.volume[index] ?? 0,
  })).filter(({ openTime }) => openTime < from || openTime >= to);
  return toCandles(candles.interval, kept);
}

function findHoles(symbol: string, candles: Candles): { after: number; count: number }[] {
  const { longest, longestAt } = findMissingCandles(symbol, candles);
  return [{ after: longestAt, count: longest }];
}

function isActive(finding: WireFinding): boolean {
  return finding.kind === 'swing-high' || finding.kind === 'swing-low' || !isPast(finding);
}

function chooseFindings(
  found: readonly WireFinding[],
  { kinds = [], focus = [], interval, now, withPast, narrowestInAtr = 0 }: PanelPlan,
  shown: Candles,
): FigureFinding[] {
  const first = shown.openTime[0] ?? 0;
  const isContext = (finding: WireFinding): boolean =>
    finding.timeframe === interval &&
    kinds.includes(finding.kind) &&
    finding.scale !== 'swing' &&
    finding.formedAt >= first &&
    (finding.measures['widthInAtr'] ?? narrowestInAtr) >= narrowestInAtr &&
    (withPast === true || isActive(finding));
  const chosen = found.filter((finding) => focus.includes(finding.id) || isContext(finding));
  for (const id of focus) {
    if (!chosen.some((finding) => finding.id === id))
      throw new Error(`${id} is not among what was found at ${now}`);
  }
  return chosen.map((finding) => addSwings(toFigureFinding(finding), finding.refs, found));
}
