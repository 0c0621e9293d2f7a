import { languages, type AnalysisRequest, type MeasureRequest } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { PriceCheckWords } from '../language/price-check-words.ts';
import type { Surroundings } from './choose-asked-subjects.ts';
import { findChart } from './read-clues.ts';
import type { MeasureReading } from './read-measures.ts';
import type { ReadQuestion } from './read-question.ts';
import { toMeasureRequest } from './to-measure-request.ts';

const words = languages.map((language) => analystLanguages[language].priceCheck);
const toPatterns = (pick: (one: PriceCheckWords) => string): RegExp[] =>
  words.map((one) => new RegExp(`^${pick(one)}$`));

const checks: readonly (readonly [NonNullable<MeasureRequest['side']>, readonly RegExp[]])[] = [
  ['above', toPatterns(({ above }) => above)],
  ['below', toPatterns(({ below }) => below)],
];
// "Has it passed 4000" asks of all the data, and not of the last close.
const everBeen: typeof checks = [
  ['above', toPatterns(({ passed }) => passed)],
  ['below', toPatterns(({ fallen }) => fallen)],
];
const verbless = words.map((one) => new RegExp(`^${one.verbless}`));

const toText = (plain: string): string =>
  plain
    .replaceAll(/[’']/g, "'")
    .replaceAll(/[^a-z#' ]/g, ' ')
    .replaceAll(/(?<=n)'(?=t )/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();

const dayMs = 86_400_000;

/** "Today" is the last close; a question about any other time is none of it. */
function isOfNow({ period, moment }: MeasureReading, at: number): boolean {
  if (moment !== undefined) return false;
  if (period === undefined || period.kind === 'all') return true;
  return period.kind === 'range' && period.to === undefined && at - period.from < dayMs;
}

const findSide = (text: string, among: typeof checks): MeasureRequest['side'] =>
  among.find(([, patterns]) => patterns.some((one) => one.test(text)))?.[0];

function findCheck(
  { plain, period }: MeasureReading,
  isAsked: boolean,
): Omit<MeasureRequest, 'price'> | undefined {
  const text = toText(plain);
  const side = findSide(text, checks);
  // "Nvda above 150" without a verb is a question only by its mark.
  const isVerbless = verbless.some((one) => one.test(text));
  if (side !== undefined && (!isVerbless || isAsked))
    return { id: 'distance-to-price', aspect: 'now', side };
  const beyond = findSide(text, everBeen);
  if (beyond === undefined) return undefined;
  // "Did it close above 4000 today" is of that close alone.
  return period?.kind === 'range'
    ? { id: 'distance-to-price', aspect: 'now', side: beyond }
    : { id: 'first-since', side: beyond };
}

/** A price is asked about, whatever structure was told before. */
function withoutConcept(measure: MeasureRequest): MeasureRequest {
  const { concept: _, ...others } = measure;
  return others;
}

/** The one typed price of a question that is of no indicator, structure or unknown name. */
function findTypedPrice({ measured, request }: ReadQuestion): number | undefined {
  const [number, ...others] = measured.numbers;
  const { indicator, concept } = measured.shared;
  const { unread, candidates } = request.plan;
  const isOther = [indicator, concept, unread, candidates, measured.form].some(Boolean);
  const isPrice = number !== undefined && number.value.kind !== 'percent' && others.length === 0;
  return isPrice && !isOther ? number.value.value : undefined;
}

/**
 * A whole question whether the last close stands above or below a typed price, or whether a close
 * ever has; undefined for any other question.
 */
export function readPriceCheck(
  read: ReadQuestion,
  around: Surroundings,
): AnalysisRequest | undefined {
  const { measured } = read;
  const { question, named } = around;
  const price = findTypedPrice(read);
  const symbol = named[0] ?? findChart(question);
  if (price === undefined || symbol === undefined || named.length > 1) return undefined;
  const check = isOfNow(measured, question.now)
    ? findCheck(measured, question.message.includes('?'))
    : undefined;
  if (check === undefined) return undefined;
  const { plan, ...asked } = toMeasureRequest(
    { ...read, measured: { ...measured, period: undefined, pointsBack: false } },
    [{ ...check, price }],
    around,
  );
  const { asksWhether = 'any', measures = [], ...others } = plan;
  const isNamed = named.length > 0 ? { namesInstrument: true } : {};
  const own = measures.map((one) => withoutConcept(one));
  return { ...asked, plan: { ...others, measures: own, ...isNamed, asksWhether } };
}
