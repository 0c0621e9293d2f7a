import type { IndicatorRequest } from '@vela/contracts';
import { findFilters } from './find-acts.ts';
import { findIndicator, findIndicatorPosition, type NamedIndicator } from './find-indicator.ts';
import { findParameters } from './find-parameters.ts';
import type { MaskedText, TextRange } from './mask-text.ts';
import { joinWords, type Found } from './word-pattern.ts';

/** The indicators of a question, at most two. */
export type TakenIndicators = {
  readonly indicator?: IndicatorRequest;
  readonly otherIndicator?: IndicatorRequest;
};

const maxIndicators = 2;
/** A number this near to a name is its length. */
const nearName = 16;
/** An oscillator is as long as this at most; a larger number beside it is a value. */
const longestOscillator = 29;
const oscillators: ReadonlySet<string> = new Set(['rsi', 'stochastic', 'money-flow-index', 'adx']);

// "The 50 crossed the 200", "50 lik en son ne zaman 200 lugu kesti".
const crossed =
  /(?<![\d.,])(?<one>\d{1,3})(?:[' ]?l[iu][kg][iu]?)?(?: (?:day|gunluk|ma|ema|sma))? (?:[a-z]+ ){0,4}(?:(?:cross(?:ed|es)?|cut|went|moved|go|gets?) (?:back )?(?:above |below |over |under |through )?(?:the |its )?)?(?<other>\d{1,3})(?:[' ]?l[iu][kg][iu]?)?(?![\d.,%])/;
const pair = new RegExp(
  `(?<![\\d.,])(?<one>\\d{1,3})(?:[- ]?[a-z]{1,7})?(?: ?[&/,-] ?| ?${joinWords(({ periods }) => periods.pairJoiners)} | ile | with | over )(?<other>\\d{1,3})(?![\\d.,%])`,
);

/** The text with spaces in place of a part. */
export function blank(text: string, { start, end }: TextRange): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** Where a number stands that is near to a name; the nearest of several. */
function findNumber(text: string, number: number, name: TextRange): TextRange | undefined {
  return [...text.matchAll(new RegExp(`(?<![\\d.,])${number}(?!\\d)`, 'g'))]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .map((place) => ({
      place,
      distance: Math.max(place.start - name.end, name.start - place.end),
    }))
    .filter(({ distance }) => distance <= nearName)
    .toSorted((a, b) => a.distance - b.distance)[0]?.place;
}

/** "Rsi 7" has a length; "rsi 70", "rsi above 7" and "rsi 7 above" have a value. */
function chooseLength(
  { length, reading }: NamedIndicator,
  text: string,
  { end }: TextRange,
): number | undefined {
  if (length !== undefined || reading === undefined) return length;
  const beside = /^ *[(]?(?<number>\d{1,2})[)]?(?![\d.,%'])(?<after>(?: \S+){0,2})/.exec(
    text.slice(end),
  );
  const isLength = Number(beside?.groups?.['number']) === reading && reading <= longestOscillator;
  return isLength && findFilters(` ${beside?.groups?.['after'] ?? ''} `).length === 0
    ? reading
    : undefined;
}

/** The length of an indicator; "70 rsi ustunde" has a value. */
function chooseOwnLength(
  named: NamedIndicator,
  text: string,
  place: TextRange,
): number | undefined {
  const read = chooseLength(named, text, place);
  const isValue = oscillators.has(named.id) && (read ?? 0) > longestOscillator;
  return isValue ? undefined : read;
}

type Place = { readonly place: Found<string>; readonly mask: MaskedText };

/** Takes a length and its unit of time out of the mask. */
function takeNumbers(
  { named, length }: { readonly named: NamedIndicator; readonly length: number | undefined },
  text: string,
  { place, mask }: Place,
): readonly TextRange[] {
  const number = length === undefined ? undefined : findNumber(text, length, place);
  const taken = [named.span, number].flatMap((range) => range ?? []);
  for (const range of taken) mask.take(range);
  return taken;
}

/** Parameters behind a name; other ones than the usual are named as not read. */
function takeParameters(text: string, { place, mask }: Place): readonly TextRange[] {
  const listed = findParameters(text, place);
  if (listed === undefined) return [];
  if (listed.isUsual) mask.take(listed);
  return [listed];
}

function takeOne(
  text: string,
  mask: MaskedText,
): { readonly indicator: IndicatorRequest; readonly rest: string } | undefined {
  const place = findIndicatorPosition(text);
  const named = findIndicator(text);
  if (place === undefined || named === undefined) return undefined;
  const length = chooseOwnLength(named, text, place);
  mask.cover(place);
  const taken = [
    ...takeNumbers({ named, length }, text, { place, mask }),
    ...takeParameters(text, { place, mask }),
  ];
  const lengthInterval = named.span?.interval;
  return {
    indicator: {
      id: named.id,
      ...(length === undefined ? {} : { length }),
      ...(lengthInterval === undefined ? {} : { lengthInterval }),
    },
    rest: [place, ...taken].reduce(blank, text),
  };
}

const averages: ReadonlySet<string> = new Set(['sma', 'ema', 'wma', 'hma']);

const crossing = /(?<![a-z])(?:cross|kesis|kesti|kesiyor|golden|death|altin kesisim)/;

/** Two lengths named together, or in words of a crossing. */
function findPair(text: string): RegExpExecArray | null {
  return pair.exec(text) ?? (crossing.test(text) ? crossed.exec(text) : null);
}

function toLengths({ groups = {} }: RegExpExecArray): readonly [number, number] {
  return [Number(groups['one']), Number(groups['other'])];
}

/** "50 and 200 day averages" are two averages of one kind. */
function takePair(
  text: string,
  mask: MaskedText,
  first: IndicatorRequest | undefined,
): { readonly taken: TakenIndicators; readonly range: TextRange } | undefined {
  const match = averages.has(first?.id ?? 'sma') ? findPair(text) : null;
  if (match === null) return undefined;
  const lengths = toLengths(match);
  if (first !== undefined && !lengths.includes(first.length ?? lengths[0])) return undefined;
  const range = { start: match.index, end: match.index + match[0].length };
  // The verb stays: it asks for a crossing.
  mask.take(range, crossing.test(match[0]) ? '# cross' : '#');
  const [length, second] = lengths;
  const shared = first ?? { id: 'sma' };
  const taken = {
    indicator: { ...shared, length },
    otherIndicator: { ...shared, length: second },
  };
  return { taken, range };
}

/** The indicators a text names, with their lengths; their places are taken out of the mask. */
export function takeIndicators(
  text: string,
  mask: MaskedText,
): { readonly taken: TakenIndicators; readonly rest: string } {
  const named: IndicatorRequest[] = [];
  let rest = text;
  while (named.length < maxIndicators) {
    const one = takeOne(rest, mask);
    if (one === undefined) break;
    named.push(one.indicator);
    rest = one.rest;
  }
  const [indicator, otherIndicator] = named;
  const isPair = otherIndicator === undefined && (indicator !== undefined || crossing.test(text));
  const two = isPair ? takePair(text, mask, indicator) : undefined;
  if (two !== undefined) return { taken: two.taken, rest: blank(rest, two.range) };
  return {
    taken: {
      ...(indicator === undefined ? {} : { indicator }),
      ...(otherIndicator === undefined ? {} : { otherIndicator }),
    },
    rest,
  };
}
