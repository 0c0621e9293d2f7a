import type { FigureFinding, IllustrationFile, IllustrationPanel, WireFinding } from '@vela/contracts';
import { sliceCandles, toCandles, type Candles } from '@vela/engine';
import { createMarketData, type CandleStore, findMissingCandles, type MarketData } from '@vela/market-data';
import { createAnalyst, type Analyst } from '../analyst.ts';
import { isPast, toFigureCandles, toFigureFinding } from '../figures/to-figure.ts';
import { toLine } from './indicator-lines.ts';
import type { Illustration, PanelPlan } from './illustration-plan.ts';

// Keeps nothing: an illustration depends on its plan alone.
const noStore: CandleStore = { read: async () => undefined, append: async () => undefined, replace: async () => undefined };

/** The product's own pipeline over simulated candles. */
type Pipeline = { readonly marketData: MarketData; readonly analyst: Analyst };

function createPipeline(): Pipeline {
  const marketData = createMarketData({ mode: 'simulated', binanceUrl: '', allowSimulated: true, store: noStore });
  return { marketData, analyst: createAnalyst(marketData) };
}

/** Runs the pipeline at the moments an illustration is planned for. The same plan gives the same picture, to the byte. */
export async function makeIllustration({ panels }: Illustration): Promise<IllustrationFile> {
  const pipeline = createPipeline();
  const made: IllustrationPanel[] = [];
  for (const plan of panels) made.push(await makePanel(plan, pipeline));
  return { source: 'simulated', panels: made };
}

async function makePanel(plan: PanelPlan, { marketData, analyst }: Pipeline): Promise<IllustrationPanel> {
  const { symbol, interval, count, moment, slots, prices } = plan;
  const now = Date.parse(plan.now);
  const all = await candlesOf(plan, marketData);
  const limit = Math.max(fewestCandles, count);
  const analysed = await analyst.analyze({ symbol, interval, limit, mode: 'technical', language: 'en', now });
  if (analysed.kind !== 'analysis') throw new Error(`no analysis of ${symbol} ${interval} at ${plan.now}: ${analysed.kind}`);
  const shown = withoutLeftOut(sliceCandles(all, all.length - count, all.length), plan);
  const findings = chooseFindings(analysed.analysis.findings, plan, shown);
  return {
    ...(moment === undefined ? {} : { moment }),
    interval,
    candles: toFigureCandles(shown),
    findings,
    focus: [...(plan.focus ?? [])],
    lines: (plan.lines ?? []).map((name) => toLine(all, name, count)),
    ...(plan.pane === undefined ? {} : { pane: toLine(all, plan.pane, count) }),
    ...(plan.leftOut === undefined ? {} : { missing: holesOf(symbol, shown) }),
    ...(slots === undefined ? {} : { slots }),
    ...(prices === undefined ? {} : { prices: [prices[0], prices[1]] }),
  };
}

/** The analyst asks for this many candles at least. */
const fewestCandles = 50;

async function candlesOf({ symbol, interval, count, now }: PanelPlan, marketData: MarketData): Promise<Candles> {
  const match = marketData.catalogue.resolve(symbol);
  if (match.kind !== 'found') throw new Error(`${symbol} is not in the catalogue`);
  const answer = await marketData.getSeries({ instrument: match.instrument, interval, limit: count, now: Date.parse(now) });
  if (answer.kind !== 'series') throw new Error(`no candles of ${symbol} ${interval} at ${now}`);
  return answer.series.candles;
}

/** The candles without those that the plan takes out. */
function withoutLeftOut(candles: Candles, { leftOut }: PanelPlan): Candles {
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

function holesOf(symbol: string, candles: Candles): { after: number; count: number }[] {
  const { longest, longestAt } = findMissingCandles(symbol, candles);
  return [{ after: longestAt, count: longest }];
}

function stands(finding: WireFinding): boolean {
  return finding.kind === 'swing-high' || finding.kind === 'swing-low' || !isPast(finding);
}

function chooseFindings(
  found: readonly WireFinding[],
  { kinds = [], focus = [], interval, now }: PanelPlan,
  shown: Candles,
): FigureFinding[] {
  const first = shown.openTime[0] ?? 0;
  const isContext = (finding: WireFinding): boolean =>
    finding.timeframe === interval &&
    kinds.includes(finding.kind) &&
    finding.scale !== 'swing' &&
    finding.formedAt >= first &&
    stands(finding);
  const chosen = found.filter((finding) => focus.includes(finding.id) || isContext(finding));
  for (const id of focus) {
    if (!chosen.some((finding) => finding.id === id)) throw new Error(`${id} is not among what was found at ${now}`);
  }
  return chosen.map(toFigureFinding);
}
