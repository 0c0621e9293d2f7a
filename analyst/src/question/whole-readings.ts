import { languages, type AnalysisRequest, type MeasureRequest } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { WholeQuestionWords } from '../language/whole-question-words.ts';
import { isAverage } from './find-indicator.ts';
import type { ReadQuestion } from './read-question.ts';

type Name = keyof WholeQuestionWords;
const words = languages.map((language) => analystLanguages[language].wholeQuestionWords);
const toPattern = (name: Name): RegExp =>
  new RegExp(`^(?:${words.map((own) => own[name]).join('|')})$`);

type Asked = { readonly read: ReadQuestion; readonly last: AnalysisRequest | undefined };
type Reading = readonly [name: Name, toMeasures: (asked: Asked) => MeasureRequest | undefined];

const isOfPeriod = ({ measured: { period } }: ReadQuestion): boolean =>
  period !== undefined && period.kind !== 'all';

/** So many days or weeks up to now; the high of last week is a level of its own. */
const isOfLast = ({ measured: { period } }: ReadQuestion): boolean => period?.kind === 'last';

/** A day of its own, or a time that is over: "since" asks for what changed. */
function isOver({ measured: { period, moment } }: ReadQuestion): boolean {
  return moment !== undefined || (period?.kind === 'range' && period.to !== undefined);
}

/** Two averages, and on which side of the other the first is asked to be. */
function readAverages({ read }: Asked, side: MeasureRequest['side']): MeasureRequest | undefined {
  const { indicator, otherIndicator } = read.measured.shared;
  // "Sma vs ema" asks for the two words.
  const isPair = [indicator, otherIndicator].every(
    (one) => isAverage(one?.id ?? '') && one?.length !== undefined,
  );
  return isPair && indicator !== undefined && otherIndicator !== undefined
    ? {
        id: 'average-cross',
        aspect: 'now',
        indicator,
        otherIndicator,
        ...(side === undefined ? {} : { side }),
      }
    : undefined;
}

const extremes: ReadonlySet<string> = new Set(['all-time-high', 'all-time-low']);

/** The other end of the last answer: of all the data the other record, of a time both ends. */
function readOtherEnd({ last }: Asked, id: string): MeasureRequest | undefined {
  const [earlier] = last?.plan.measures ?? [];
  const isDistance = earlier?.id === 'drawdown' && earlier.aspect === 'now';
  if (earlier === undefined || (!extremes.has(earlier.id) && !isDistance)) return undefined;
  return last?.plan.period === undefined ? { id } : { id: 'high-low' };
}

function readOtherWay(
  { last }: Asked,
  direction: NonNullable<MeasureRequest['direction']>,
): MeasureRequest | undefined {
  const [earlier] = last?.plan.measures ?? [];
  const isOfWay = earlier?.id === 'best-worst-candles' && earlier.direction !== undefined;
  return isOfWay ? { ...earlier, direction } : undefined;
}

const getDay = ({ measured: { moment } }: ReadQuestion): Pick<MeasureRequest, 'time'> =>
  moment === undefined ? {} : { time: moment };

/** What came of a price that was paid, as of one that was traded: whose it was is not known. */
function readBought({ measured: { numbers } }: ReadQuestion): MeasureRequest | undefined {
  const [paid, ...others] = numbers;
  const isPrice = paid !== undefined && paid.value.kind !== 'percent' && others.length === 0;
  return isPrice ? { id: 'last-time-at', price: paid.value.value } : undefined;
}

// "Each month of 2025" is one period in the words of a time.
const ofMonths =
  /(?<![a-z])(?:(?:each|every|all)(?: single)? months?|(?:her|tum|butun) ay\w*)(?![a-z])/;
const isOfMonths = ({ measured: { text } }: ReadQuestion): boolean => ofMonths.test(text);

const readings: readonly Reading[] = [
  ['distance', ({ read }) => (isOfPeriod(read) ? { id: 'high-low' } : undefined)],
  ['ends', ({ read }) => (isOfLast(read) ? { id: 'high-low' } : undefined)],
  ['happened', ({ read }) => (isOver(read) ? { id: 'change', ...getDay(read) } : undefined)],
  ['bought', ({ read }) => readBought(read)],
  ['rose', ({ read }) => (isOfPeriod(read) ? { id: 'up-share', direction: 'bullish' } : undefined)],
  ['fell', ({ read }) => (isOfPeriod(read) ? { id: 'up-share', direction: 'bearish' } : undefined)],
  ['eachMonth', ({ read }) => (isOfMonths(read) ? { id: 'month-returns' } : undefined)],
  ['quarters', () => ({ id: 'quarter-returns' })],
  ['atrShare', () => ({ id: 'volatility-rank' })],
  ['averages', (asked) => readAverages(asked, undefined)],
  ['averageAbove', (asked) => readAverages(asked, 'above')],
  ['averageBelow', (asked) => readAverages(asked, 'below')],
  ['andHigh', (asked) => readOtherEnd(asked, 'all-time-high')],
  ['andLow', (asked) => readOtherEnd(asked, 'all-time-low')],
  ['andRise', (asked) => readOtherWay(asked, 'bullish')],
  ['andFall', (asked) => readOtherWay(asked, 'bearish')],
];
const patterns = readings.map(([name, toMeasure]) => ({
  name,
  pattern: toPattern(name),
  toMeasure,
}));

const ofEarlier: ReadonlySet<Name> = new Set(['andHigh', 'andLow', 'andRise', 'andFall']);

/** What a text asks for as a whole; `isOfLast`: it is asked of the last answer. */
export function findWholeReading(
  text: string,
  asked: Asked,
): { readonly measure: MeasureRequest; readonly isOfLast: boolean } | undefined {
  for (const { name, pattern, toMeasure } of patterns) {
    const measure = pattern.test(text) ? toMeasure(asked) : undefined;
    if (measure !== undefined) return { measure, isOfLast: ofEarlier.has(name) };
  }
  return undefined;
}
