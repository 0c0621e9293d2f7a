import type { Concept, Intent } from '@vela/contracts';
import type { NamedIndicator } from './find-indicator.ts';
import type { IntentWord } from './intent-words.ts';
import type { TopicWord } from './topic-words.ts';

/** What a question was found to hold, before it is decided what it asks. */
export type Clues = {
  readonly has: (word: IntentWord | TopicWord) => boolean;
  /** It names an instrument. */
  readonly isNamed: boolean;
  /** It names two that can be compared. */
  readonly isPair: boolean;
  readonly intervals: number;
  readonly hasSince: boolean;
  readonly concepts: readonly Concept[];
  readonly indicator: NamedIndicator | undefined;
  /** It speaks of what a term stands for on the chart in view, and not of the word: "the vwap", "the last sweep". */
  readonly isOfChart: boolean;
  /** It calls something an indicator that nobody knows: "the foobar oscillator". */
  readonly hasStrangeIndicator: boolean;
  /** It names a way of reading charts that this product does not have: head and shoulders, Elliott waves. */
  readonly hasUnreadMethod: boolean;
  /** A word of something else than charts, and nothing that names a chart beside it: the weather, a recipe. */
  readonly isElsewhere: boolean;
  /** How many of its words belong to no question this product knows. */
  readonly strangers: number;
};

/** Structures that `findings` lists, beside gaps and blocks, which have intents of their own. */
export const listed: readonly Concept[] = [
  'displacement',
  'equal-highs-lows',
  'liquidity-pool',
  'premium-discount',
  'optimal-trade-entry',
  'fibonacci',
  'candlestick-pattern',
  'divergence',
  'volume-profile',
  'regime',
  'structure-shift',
  'break-of-structure',
  'change-of-character',
];
/** Structures whose fate can be counted. */
export const counted: readonly Concept[] = [
  'fair-value-gap',
  'order-block',
  'breaker-block',
  'liquidity-sweep',
  'break-of-structure',
  'change-of-character',
  'structure-shift',
  'equal-highs-lows',
  'liquidity-pool',
  'support-resistance',
  'candlestick-pattern',
  'divergence',
  'displacement',
  'optimal-trade-entry',
  'swing',
];
const levels: readonly Concept[] = ['support-resistance', 'swing', 'previous-levels'];
const breaks: readonly Concept[] = ['structure-shift', 'break-of-structure', 'change-of-character'];

const speaksOf = ({ concepts }: Clues, ...kinds: readonly Concept[]): boolean =>
  concepts.some((concept) => kinds.includes(concept));
/** It speaks of a chart: it names one, or an interval. */
const isPlaced = ({ isNamed, intervals }: Clues): boolean => isNamed || intervals > 0;
const asksWhich = (clues: Clues): boolean =>
  isPlaced(clues) ||
  clues.isOfChart ||
  clues.has('whichOnes') ||
  clues.has('state') ||
  clues.has('nearest') ||
  clues.has('above') ||
  clues.has('below');
const isZone = (clues: Clues): boolean =>
  speaksOf(clues, 'fair-value-gap', 'order-block', 'breaker-block');

const isStrange = (clues: Clues): boolean => {
  if (isPlaced(clues) || clues.concepts.length > 0 || clues.indicator !== undefined) return false;
  if (clues.isElsewhere) return true;
  if (clues.has('advice') && clues.has('money')) return false;
  const isTopic = (
    ['session', 'timeframes', 'invalidation', 'taken', 'volatility', 'rate', 'fundamental'] as const
  ).some(clues.has);
  return clues.strangers >= 2 && !isTopic;
};

/** Where the candles come from and how far they can be relied on; or what candles do not hold. */
const isData = (clues: Clues): boolean => {
  const isOfAnother =
    clues.isPair || clues.hasSince || clues.concepts.length > 0 || clues.indicator !== undefined;
  return clues.has('data') && !isOfAnother;
};

const isUnread = (clues: Clues): boolean =>
  clues.hasUnreadMethod &&
  !isPlaced(clues) &&
  clues.concepts.length === 0 &&
  clues.indicator === undefined;

/** It holds a term, and nothing that ties it to a chart. */
const isOfWord = (clues: Clues): boolean => {
  const { concepts, indicator, hasSince, isOfChart } = clues;
  const isTerm = concepts.length > 0 || indicator !== undefined;
  return isTerm && !isPlaced(clues) && !hasSince && !isOfChart && indicator?.reading === undefined;
};

const asksHour = ({ has }: Clues): boolean => has('session') && has('hour');

const isConcept = (clues: Clues): boolean => {
  const { has } = clues;
  if (!isOfWord(clues)) return false;
  const isRate = has('rate') && !speaksOf(clues, 'base-rate');
  return has('meaning') && !isRate && !(has('session') && has('clock') && !has('definition'));
};

/** Nothing but the name of a concept: "order block", "what are gaps?". */
const isBareConcept = (clues: Clues): boolean => {
  const { has, indicator } = clues;
  if (!isOfWord(clues) || asksHour(clues)) return false;
  // "The 50-day average" asks for that one.
  const asksForChart =
    indicator?.span !== undefined ||
    (['analyze', 'changed', 'state', 'value', 'clock', 'whichOnes'] as const).some(has);
  return has('definition') || !asksForChart;
};

const isChange = ({ has, hasSince }: Clues): boolean =>
  has('changed') || (hasSince && has('sinceThen'));

const isSweep = (clues: Clues): boolean =>
  (clues.has('taken') || speaksOf(clues, 'liquidity-sweep')) && !isBareConcept(clues);

const isFindings = (clues: Clues): boolean => {
  const isBreak =
    speaksOf(clues, ...breaks) &&
    (clues.has('shifted') || !clues.has('bias')) &&
    !clues.has('invalidation');
  const others = listed.filter((kind) => !breaks.includes(kind));
  return (speaksOf(clues, ...others) || isBreak) && asksWhich(clues) && !isZone(clues);
};

const isLevels = (clues: Clues): boolean => {
  // The levels of Fibonacci are places in the range, and none of these.
  if (speaksOf(clues, 'fibonacci') && !speaksOf(clues, ...levels)) return false;
  const isLevel =
    speaksOf(clues, ...levels) ||
    clues.has('place') ||
    clues.has('support') ||
    clues.has('resistance');
  return (
    isLevel &&
    (asksWhich(clues) ||
      clues.has('place') ||
      speaksOf(clues, 'previous-levels', 'support-resistance'))
  );
};

/** The rules, the surest first. */
const rules: readonly { readonly intent: Intent; readonly when: (clues: Clues) => boolean }[] = [
  { intent: 'help', when: ({ has }) => has('greeting') },
  { intent: 'data', when: isData },
  { intent: 'unknown', when: (clues) => isStrange(clues) || isUnread(clues) },
  { intent: 'concept', when: isConcept },
  { intent: 'advice', when: ({ has }) => has('advice') },
  {
    intent: 'analyze',
    when: (clues) =>
      clues.has('fundamental') &&
      clues.indicator === undefined &&
      !speaksOf(clues, 'premium-discount'),
  },
  { intent: 'compare', when: ({ isPair }) => isPair },
  {
    intent: 'timeframes',
    when: (clues) => clues.intervals > 1 || (clues.has('timeframes') && !isBareConcept(clues)),
  },
  {
    intent: 'base-rate',
    when: (clues) => clues.has('rate') && speaksOf(clues, ...counted) && !isSingleState(clues),
  },
  { intent: 'last-sweep', when: isSweep },
  {
    intent: 'killzone',
    when: (clues) =>
      clues.has('session') && !speaksOf(clues, 'swing', 'previous-levels') && !isBareConcept(clues),
  },
  { intent: 'findings', when: (clues) => isFindings(clues) && !isChange(clues) },
  {
    intent: 'volatility',
    when: (clues) =>
      clues.has('volatility') && !clues.has('changed') && clues.indicator === undefined,
  },
  { intent: 'levels', when: (clues) => speaksOf(clues, 'previous-levels') },
  { intent: 'changed-since', when: isChange },
  {
    intent: 'indicator',
    when: (clues) => clues.indicator !== undefined && (isPlaced(clues) || !isBareConcept(clues)),
  },
  { intent: 'gaps', when: (clues) => speaksOf(clues, 'fair-value-gap') && asksWhich(clues) },
  {
    intent: 'blocks',
    when: (clues) => speaksOf(clues, 'order-block', 'breaker-block') && asksWhich(clues),
  },
  { intent: 'bias', when: (clues) => clues.has('invalidation') },
  { intent: 'levels', when: isLevels },
  { intent: 'concept', when: isBareConcept },
  { intent: 'bias', when: (clues) => clues.has('bias') },
  { intent: 'findings', when: isFindings },
  {
    intent: 'changed-since',
    when: (clues) =>
      clues.hasSince && !clues.has('analyze') && (isPlaced(clues) || clues.strangers === 0),
  },
  { intent: 'help', when: ({ has, isNamed }) => has('help') && !isNamed },
  { intent: 'indicator', when: ({ hasStrangeIndicator }) => hasStrangeIndicator },
  { intent: 'compare', when: ({ has, hasSince }) => has('besideOther') && !hasSince },
  {
    intent: 'analyze',
    when: (clues) =>
      isPlaced(clues) || (['why', 'analyze', 'technical', 'fundamental'] as const).some(clues.has),
  },
];

/** "How many blocks are still untouched" counts what is there, and is no question for a rate. */
function isSingleState({ has }: Clues): boolean {
  return has('howManyLeft');
}

/** What is asked. */
export function chooseIntent(clues: Clues): Intent {
  return rules.find(({ when }) => when(clues))?.intent ?? 'unknown';
}
