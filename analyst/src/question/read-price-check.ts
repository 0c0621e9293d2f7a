import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import type { Surroundings } from './choose-asked-subjects.ts';
import { findChart } from './read-clues.ts';
import type { MeasureReading } from './read-measures.ts';
import type { ReadQuestion } from './read-question.ts';
import { toMeasureRequest } from './to-measure-request.ts';

const subject =
  "(?:(?:the )?(?:last |latest |current )?(?:price|close|rate|quote|spot|market|index)(?: of)?|it|its price|shares?|stocks?|coins?|one|an?|ounce|'?s|the)";
const now = '(?:still|now|right now|currently|at the moment|already|again|today|yet|at present)';
const stands = '(?:trading|trade|priced|quoted|sitting|standing|sit|stand|at|valued|worth)';
const above = '(?:above|over|higher than|more than|greater than|north of|beyond)';
const below = '(?:below|under|beneath|lower than|less than|south of)';
const ends = '(?:an?(?: (?:piece|share|coin|ounce))?|or not|please|right|mark|level)';

const place =
  '(?:fiyat[ia]?|kapanis[ia]?|son kapanis|kur[u]?|su an(?:da)?|simdi|hala|halen|bugun|peki|acaba|hisse(?:si|leri)?|ons|artik|anlik)';
const ask = 'm[iu](?:d[iu]r|ydi)?';
const up = '(?:ustunde|uzerinde|ustu|yukarisinda|fazla|yuksek|buyuk|pahali)';
const down = '(?:altinda|alti|asagisinda|dusuk|dusu[kg]|az|kucuk)';
const than =
  "(?:seviyesinin |seviyesi |'?(?:den|dan|ten|tan|nin|nun|in|un|lik|luk|ye|e)? )?(?:daha )?";

const toPattern = (source: string): RegExp => new RegExp(`^${source}$`);
const english = (words: string): string =>
  `(?:(?:and|so|ok|hey|but|well) )*(?:is it true (?:that )?)?(?:(?:is|are|does|isnt|do) )?(?:(?:${subject}|${now}|is) )*(?:(?:${stands}|${now}) )*${words} (?:the )?#(?: (?:${now}|${ends}))*`;
const turkish = (words: string): string =>
  `(?:${place} )*#(?: (?:dolar|lira|tl|puan)[a-z]*)? ?${than}(?:${place} )*${words} (?:${place} )*${ask}(?: ${place})*`;

const checks: readonly (readonly [NonNullable<MeasureRequest['side']>, readonly RegExp[]])[] = [
  ['above', [toPattern(english(above)), toPattern(turkish(up))]],
  ['below', [toPattern(english(below)), toPattern(turkish(down))]],
];

// "Has it passed 4000" asks of all the data, and not of the last close.
const passed = [
  toPattern(
    `(?:(?:and|so|ok|has|have|did|${subject}|${now}|ever) )*(?:passed|pass|crossed|cross|exceeded|exceed|surpassed|surpass|topped|top|(?:go|got|get|risen|rise|climbed|climb|closed|close) (?:above|over|beyond|past)) (?:the )?#(?: (?:${now}|${ends}|ever|before))*`,
  ),
  toPattern(
    `(?:(?:${place}|hic) )*#(?: (?:bin|dolar|lira|tl|puan)[a-z]*)? ?'?(?:[a-z]{1,3} )?(?:(?:${place}|hic|ustune) )*(?:gec(?:ti|mis|ebildi)|as(?:ti|mis|abildi)|cik(?:ti|mis)|ustunde kapan(?:di|mis)) ?${ask}(?: (?:${place}|hic))*`,
  ),
];

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

function findCheck(text: string, isAsked: boolean): Omit<MeasureRequest, 'price'> | undefined {
  const side = checks.find(([, patterns]) => patterns.some((one) => one.test(text)))?.[0];
  // "Nvda above 150" without a verb is a question only by its mark.
  const isVerbless = /^(?:above|over|below|under|higher|lower|more|less)/.test(text);
  if (side !== undefined && (!isVerbless || isAsked))
    return { id: 'distance-to-price', aspect: 'now', side };
  return passed.some((one) => one.test(text)) ? { id: 'first-since', side: 'above' } : undefined;
}

/** A price is asked about, whatever structure was told before. */
function withoutConcept(measure: MeasureRequest): MeasureRequest {
  const { concept: _, ...others } = measure;
  return others;
}

const currencies: readonly (readonly [code: string, words: RegExp])[] = [
  ['TRY', /₺|(?<!\p{L})(?:tl|try|lira)/iu],
  ['EUR', /€|(?<!\p{L})euro/iu],
  ['GBP', /£|(?<!\p{L})(?:gbp|pound|sterlin)/iu],
  ['JPY', /¥|(?<!\p{L})(?:jpy|yen(?!i))/iu],
];

/** A price in liras stands beside no close in dollars. */
const isInOtherCurrency = (message: string, symbol: string): boolean =>
  currencies.some(([code, words]) => words.test(message) && !symbol.endsWith(code));

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
  if (isInOtherCurrency(question.message, symbol)) return undefined;
  const check = isOfNow(measured, question.now)
    ? findCheck(toText(measured.plain), question.message.includes('?'))
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
