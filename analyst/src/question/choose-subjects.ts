import type { MeasureRequest } from '@vela/contracts';
import { measures, type Measure } from '@vela/engine';
import type { InstrumentCatalogue } from '@vela/market-data';
import { findMeasure } from '../measures/find-measure.ts';
import type { ReadQuestion } from './read-question.ts';

const maxOthers = 9;

/** The instruments asked about: those that the reader of charts found, then the others named. */
export function listSubjects({
  request: { symbol, plan },
  reading,
}: Pick<ReadQuestion, 'request' | 'reading'>): string[] {
  const { settled, symbols } = reading;
  const isRead = settled.isNamed && plan.isSeveral !== true && symbols.length < 2;
  const all = [...(isRead ? [symbol, plan.otherSymbol] : []), ...symbols];
  return [...new Set(all.flatMap((one) => one ?? []))];
}

/** How many instruments a measure takes. */
export function getSubjects({ id }: MeasureRequest): Measure['subjects'] {
  const known = findMeasure(id);
  return known === undefined ? { least: 1, most: 1 } : measures[known].subjects;
}

/** "Correlation with gold" has the chart's instrument before it. */
export function addKnownSubject(
  named: readonly string[],
  known: string | undefined,
  asked: readonly MeasureRequest[],
): readonly string[] {
  const isShort = named.length === 1 && asked.some((one) => getSubjects(one).least > 1);
  const isOther = known !== undefined && !named.includes(known);
  return isShort && isOther ? [known, ...named] : named;
}

/** What a measure of one instrument is where several are named. */
const comparisons: Readonly<Record<string, string>> = {
  change: 'relative-strength',
  trend: 'compare-trend',
  drawdown: 'compare-drawdown',
  'realised-volatility': 'compare-volatility',
  'volatility-rank': 'compare-volatility',
  'average-range': 'compare-volatility',
};

/** The measures as comparisons where several instruments are named. */
export function toComparisons(asked: readonly MeasureRequest[], count: number): MeasureRequest[] {
  return asked.map((one) => {
    const isTooMany = one.id === 'spread-of-returns' && count > getSubjects(one).most;
    // "Which fell more than 10 %" is asked of each, and sets none against another.
    const isCondition = one.percent !== undefined && one.direction !== undefined;
    const compared = count > 1 && !isCondition ? comparisons[one.id] : undefined;
    return { ...one, id: isTooMany ? 'relative-strength' : (compared ?? one.id) };
  });
}

/** Of one instrument these ask which other is meant. */
export const askedOfOne: ReadonlySet<string> = new Set(['correlation', 'beta']);

/**
 * The measures for which there are instruments enough; of three and more without a word about
 * what to compare, who rose more.
 */
export function chooseForSubjects(
  asked: readonly MeasureRequest[],
  subjects: readonly string[],
): readonly MeasureRequest[] {
  const count = Math.max(1, subjects.length);
  const found = toComparisons(asked, count).filter(
    (one) => count >= getSubjects(one).least || askedOfOne.has(one.id),
  );
  return found.length === 0 && count > 2 ? [{ id: 'relative-strength' }] : found;
}

/** Whether a question gives one of what a measure needs one of. */
function isGiven({ id, concept, ...given }: MeasureRequest): boolean {
  const known = findMeasure(id);
  const { needsEither }: Partial<Measure> = known === undefined ? {} : measures[known];
  const named = new Set([...Object.keys(given), ...(concept === undefined ? [] : ['kinds'])]);
  return needsEither?.some((need) => named.has(need)) !== false;
}

/** The measures for which there are instruments enough, and what each cannot do without. */
export function chooseAnswerable(
  asked: readonly MeasureRequest[],
  subjects: readonly string[],
): readonly MeasureRequest[] {
  return chooseForSubjects(asked.filter(isGiven), subjects);
}

/** What is measured against where the question names nothing else. */
function chooseBenchmark(symbol: string, catalogue: InstrumentCatalogue): string[] {
  const match = catalogue.resolve(symbol);
  const isCoin = match.kind === 'found' && match.instrument.assetClass === 'crypto';
  const benchmark = isCoin ? 'BTCUSDT' : 'SPX';
  return benchmark === symbol ? [] : [benchmark];
}

/** The instruments beside the first: those named, or the usual one to measure against. */
export function chooseOthers(
  [symbol, ...others]: readonly string[],
  asked: readonly MeasureRequest[],
  catalogue: InstrumentCatalogue,
): string[] {
  if (others.length > 0 || symbol === undefined) return others.slice(0, maxOthers);
  return asked.some(({ id }) => id === 'beta') ? chooseBenchmark(symbol, catalogue) : [];
}
