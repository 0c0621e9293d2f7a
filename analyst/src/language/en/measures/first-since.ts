import type { Words } from '../../words.ts';

const first = '(?:first|earliest|initial)';
const side =
  '(?:above|below|over|under|underneath|beneath|past|beyond|through|at|to|touch\\w*|hit|reach\\w*|trad\\w*|break|broke|cross\\w*)';
// Of a list of structures the first is another question.
const plain =
  '(?: (?!support|resist|level|zone|gap|fvg|block|order|structure|wall|target|half|rsi|macd|stoch|cci|adx)\\S+)';
const mark =
  '(?:bullish|bearish|bull|bear|up|down|upward|downward|upside|downside|internal|swing|major|minor|confirmed|clear|clean|real|new|such|market|candles?tick|candle)';
const event =
  '(?:(?<!(?:my|your|his|her|our|their) )boss?|choch|mss|breaks?(?: of (?:market )?structure)?|breakdown|breakout|structure (?:breaks?|shifts?)|changes? of character|market structure shifts?|displacements?|(?:liquidity )?(?:sweeps?|grabs?)|stop (?:hunts?|runs?)|divergences?|patterns?|doji|hammer|engulfing|harami|shooting star|hanging man|morning star|evening star|marubozu)';
const edge =
  '(?:(?:after|since|following|from|post|past) (?:the |its |that |this |last )?(?:\\S+ ){0,2}(?:highs?|lows?|tops?|bottoms?|peaks?|ath|atl))';

/** Phrases that ask for the first close or the first event of a period. */
export const firstSinceQuestions: Words = [
  `(?:(?:when|which|what|on what|on which)(?: \\S+){0,5} )?${first}${plain}{0,5} ${side} #`,
  `when(?: \\S+){0,3} ${first}${plain}{0,4} ${side}(?: \\S+){0,2} #`,
  `(?:when(?: \\S+){0,4} )?${side} # (?:for )?(?:the )?${first} time`,
  `(?:(?:when|which|what|whats|show|show me|give me|the|was|were|is|came|did|date|of|${edge}) )*${first} (?:${mark} )*${event}(?: (?:to the (?:upside|downside)|up|down|upward|downward|on|at|the|swing|internal|scale|date|come|came|happen\\w*|confirmed|when|${edge}))*`,
];

const id = 'measure.first-since';
/** Where counting begins: with the period, or after its high or low. */
const starts = {
  'first-since': 'In {$period}',
  'first-since.high': `After the high of {${id}.start-time} ({${id}.start-high})`,
  'first-since.low': `After the low of {${id}.start-time} ({${id}.start-low})`,
} as const;
export type FirstSinceStart = keyof typeof starts;

const when = `on {${id}.first-time}, {${id}.ago#candle} ago`;
const lastCandle = `on its last candle, that of {${id}.first-time}`;
const firstEvent = (name: string): string =>
  `::where::, the first ${name} of {$symbol} was confirmed ${when}, at a close of {${id}.first-close}.`;
const noEvent = (name: string): string =>
  `::where::, no ${name} was confirmed on {$symbol}; the last close is {${id}.close}.`;
const firstClose = (verb: string): string => `::where::, {$symbol} first ${verb} {${id}.price}`;
const noClose = (verb: string): string =>
  `::where::, {$symbol} did not close ${verb} {${id}.price}`;

/** The direct answers, the place of what is counted left open. */
const direct = {
  above: `${firstClose('closed above')} ${when}, at {${id}.first-close}.`,
  below: `${firstClose('closed below')} ${when}, at {${id}.first-close}.`,
  held: `${firstClose('traded at')} ${when}; that candle closed at {${id}.first-close}.`,
  'above.now': `${firstClose('closed above')} ${lastCandle}, at {${id}.first-close}.`,
  'below.now': `${firstClose('closed below')} ${lastCandle}, at {${id}.first-close}.`,
  'held.now': `${firstClose('traded at')} ${lastCandle}; it closed at {${id}.first-close}.`,
  'above.none': `${noClose('above')}; the highest high was {${id}.high}, on {${id}.high-time}.`,
  'below.none': `${noClose('below')}; the lowest low was {${id}.low}, on {${id}.low-time}.`,
  'held.none': `::where::, no candle of {$symbol} held {${id}.price}; prices lay between {${id}.low} and {${id}.high}.`,
  event: firstEvent(`{${id}.direction} {${id}.kind}`),
  'event.plain': firstEvent(`{${id}.kind}`),
  'event.none.kind.directed': noEvent(`{${id}.asked} {${id}.asked-kind}`),
  'event.none.kind': noEvent(`{${id}.asked-kind}`),
  'event.none.directed': noEvent(`{${id}.asked} event of that kind`),
  'event.none': noEvent('event of that kind'),
} as const;
export type FirstSinceShape = keyof typeof direct;

/** The direct answers for each place where counting begins; `words` names the places. */
export function createFirstSinceAnswers(
  texts: Readonly<Record<FirstSinceShape, string>>,
  words: Readonly<Record<FirstSinceStart, string>>,
): Readonly<Record<`${FirstSinceStart}.${FirstSinceShape}`, string>> {
  const rows = Object.entries(words).flatMap(([start, where]) =>
    Object.entries(texts).map(([shape, text]) => [
      `${start}.${shape}`,
      text.replace('::where::', where),
    ]),
  );
  return Object.fromEntries(rows);
}

const counted = `Of the {${id}.checked#candle} from that one on, {${id}.count} closed`;
const still = `the last close, {${id}.close}, is still there, the end of a run of {${id}.run#candle} that began on {${id}.run-from}.`;

/** Sentences about the first close beyond a price, or the first event, of a period. */
export const firstSinceSentences = {
  ...createFirstSinceAnswers(direct, starts),
  'first-since.nothing-since': `No candle of {$symbol} followed the high or low of {${id}.start-time}: it is the last one.`,
  'first-since.already': `The last close before that, {${id}.before}, lay on that side already.`,
  'first-since.count.above.still': `${counted} above it; ${still}`,
  'first-since.count.below.still': `${counted} below it; ${still}`,
  'first-since.count.above.back': `${counted} above it; the last close, {${id}.close}, is back below it.`,
  'first-since.count.below.back': `${counted} below it; the last close, {${id}.close}, is back above it.`,
  'first-since.count.above.exact': `${counted} above it; the last close, {${id}.close}, lies exactly at it.`,
  'first-since.count.below.exact': `${counted} below it; the last close, {${id}.close}, lies exactly at it.`,
  'first-since.count.held': `Of the {${id}.checked#candle} from that one on, {${id}.count} held that price; the last close is {${id}.close}.`,
  'first-since.count.events': `With that one, {${id}.count#such event} were confirmed up to the last close, {${id}.close}.`,
  'first-since.level.scale': `Its level is {${id}.level}; its scale: {${id}.scale}.`,
  'first-since.level': `Its level is {${id}.level}.`,
  'first-since.scale': `Its scale: {${id}.scale}.`,
  'first-since.label': `Its type: {${id}.label}.`,
  'first-since.rose': `Since that close the price rose {${id}.since.change-percent:abs}.`,
  'first-since.fell': `Since that close the price fell {${id}.since.change-percent:abs}.`,
} as const;
