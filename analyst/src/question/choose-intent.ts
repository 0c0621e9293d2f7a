import type { Concept, Intent } from '@vela/contracts';
import type { NamedIndicator } from './find-indicator.ts';
import type { AskedWord } from './question-words.ts';

/** Features of a question from which its intent is chosen. */
export type Clues = {
  readonly has: (word: AskedWord) => boolean;
  readonly isNamed: boolean;
  /** It names two instruments that can be compared. */
  readonly isPair: boolean;
  readonly intervals: number;
  readonly hasSince: boolean;
  readonly concepts: readonly Concept[];
  readonly indicator: NamedIndicator | undefined;
  /** It means a term on the chart in view, not its definition: "the vwap", "the last sweep". */
  readonly isAboutChart: boolean;
  /** It names an unknown indicator: "the foobar oscillator". */
  readonly hasUnknownIndicator: boolean;
  /** It names a method that is not supported: head and shoulders, Elliott waves. */
  readonly hasUnsupportedMethod: boolean;
  /** It has an off-topic word (weather, recipe) and no word about charts. */
  readonly isOffTopic: boolean;
  /** Number of words that occur in no known question. */
  readonly unknownWordCount: number;
};

/** Concepts that the intent `findings` lists; gaps and blocks have intents of their own. */
export const listedConcepts: readonly Concept[] = [
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
/** Concepts that have base rates. */
export const countedConcepts: readonly Concept[] = [
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
const levelConcepts: readonly Concept[] = ['support-resistance', 'swing', 'previous-levels'];
const breakConcepts: readonly Concept[] = [
  'structure-shift',
  'break-of-structure',
  'change-of-character',
];

const hasConcept = ({ concepts }: Clues, ...kinds: readonly Concept[]): boolean =>
  concepts.some((concept) => kinds.includes(concept));
const isPlaced = ({ isNamed, intervals }: Clues): boolean => isNamed || intervals > 0;
const isAskingWhich = (clues: Clues): boolean =>
  isPlaced(clues) ||
  clues.isAboutChart ||
  clues.has('whichOnes') ||
  clues.has('state') ||
  clues.has('nearest') ||
  clues.has('above') ||
  clues.has('below');
const isZone = (clues: Clues): boolean =>
  hasConcept(clues, 'fair-value-gap', 'order-block', 'breaker-block');

const isUnknownTopic = (clues: Clues): boolean => {
  if (isPlaced(clues) || clues.concepts.length > 0 || clues.indicator !== undefined) return false;
  if (clues.isOffTopic) return true;
  if (clues.has('advice') && clues.has('money')) return false;
  const isTopic = (
    ['session', 'timeframes', 'invalidation', 'taken', 'volatility', 'rate', 'fundamental'] as const
  ).some(clues.has);
  return clues.unknownWordCount >= 2 && !isTopic;
};

/** Asks for the source and reliability of the candles, or for data that candles do not contain. */
const isData = (clues: Clues): boolean => {
  const isOfAnother =
    clues.isPair || clues.hasSince || clues.concepts.length > 0 || clues.indicator !== undefined;
  return clues.has('data') && !isOfAnother;
};

const isUnsupportedMethod = (clues: Clues): boolean =>
  clues.hasUnsupportedMethod &&
  !isPlaced(clues) &&
  clues.concepts.length === 0 &&
  clues.indicator === undefined;

/** It has a term, and nothing that refers to a chart. */
const isTermOnly = (clues: Clues): boolean => {
  const { concepts, indicator, hasSince, isAboutChart: isOfChart } = clues;
  const isTerm = concepts.length > 0 || indicator !== undefined;
  const isValued = indicator?.reading !== undefined || indicator?.isSet === true;
  return isTerm && !isPlaced(clues) && !hasSince && !isOfChart && !isValued;
};

const isAskingHour = ({ has }: Clues): boolean => has('session') && has('hour');

const isConcept = (clues: Clues): boolean => {
  const { has } = clues;
  if (!isTermOnly(clues)) return false;
  const isRate = has('rate') && !hasConcept(clues, 'base-rate');
  return has('meaning') && !isRate && !(has('session') && has('clock') && !has('definition'));
};

/** Only the name of a concept: "order block", "what are gaps?". */
const isBareConcept = (clues: Clues): boolean => {
  const { has, indicator } = clues;
  if (!isTermOnly(clues) || isAskingHour(clues)) return false;
  // "The 50-day average" asks for its value.
  const asksForChart =
    indicator?.span !== undefined ||
    (['analyze', 'changed', 'state', 'value', 'clock', 'whichOnes'] as const).some(has);
  return has('definition') || !asksForChart;
};

const isChange = ({ has, hasSince }: Clues): boolean =>
  has('changed') || (hasSince && has('sinceThen'));

const isSweep = (clues: Clues): boolean =>
  (clues.has('taken') || hasConcept(clues, 'liquidity-sweep')) && !isBareConcept(clues);

const isFindings = (clues: Clues): boolean => {
  const isBreak =
    hasConcept(clues, ...breakConcepts) &&
    (clues.has('shifted') || !clues.has('bias')) &&
    !clues.has('invalidation');
  const others = listedConcepts.filter((kind) => !breakConcepts.includes(kind));
  return (hasConcept(clues, ...others) || isBreak) && isAskingWhich(clues) && !isZone(clues);
};

const isLevels = (clues: Clues): boolean => {
  // Fibonacci levels belong to the range and are answered there.
  if (hasConcept(clues, 'fibonacci') && !hasConcept(clues, ...levelConcepts)) return false;
  const isLevel =
    hasConcept(clues, ...levelConcepts) ||
    clues.has('place') ||
    clues.has('support') ||
    clues.has('resistance');
  return (
    isLevel &&
    (isAskingWhich(clues) ||
      clues.has('place') ||
      hasConcept(clues, 'previous-levels', 'support-resistance'))
  );
};

/** Intent rules in order of priority; the first match wins. */
const rules: readonly { readonly intent: Intent; readonly when: (clues: Clues) => boolean }[] = [
  { intent: 'help', when: ({ has }) => has('greeting') },
  { intent: 'data', when: isData },
  { intent: 'unknown', when: (clues) => isUnknownTopic(clues) || isUnsupportedMethod(clues) },
  { intent: 'concept', when: isConcept },
  { intent: 'advice', when: ({ has }) => has('advice') },
  {
    intent: 'analyze',
    when: (clues) =>
      clues.has('fundamental') &&
      clues.indicator === undefined &&
      !hasConcept(clues, 'premium-discount'),
  },
  { intent: 'compare', when: ({ isPair }) => isPair },
  {
    intent: 'timeframes',
    when: (clues) => clues.intervals > 1 || (clues.has('timeframes') && !isBareConcept(clues)),
  },
  {
    intent: 'base-rate',
    when: (clues) =>
      clues.has('rate') && hasConcept(clues, ...countedConcepts) && !isRemainingCount(clues),
  },
  { intent: 'last-sweep', when: isSweep },
  {
    intent: 'killzone',
    when: (clues) =>
      clues.has('session') &&
      !hasConcept(clues, 'swing', 'previous-levels') &&
      !isBareConcept(clues),
  },
  { intent: 'findings', when: (clues) => isFindings(clues) && !isChange(clues) },
  {
    intent: 'volatility',
    when: (clues) =>
      clues.has('volatility') && !clues.has('changed') && clues.indicator === undefined,
  },
  { intent: 'levels', when: (clues) => hasConcept(clues, 'previous-levels') },
  { intent: 'changed-since', when: isChange },
  {
    intent: 'indicator',
    when: (clues) => clues.indicator !== undefined && (isPlaced(clues) || !isBareConcept(clues)),
  },
  { intent: 'gaps', when: (clues) => hasConcept(clues, 'fair-value-gap') && isAskingWhich(clues) },
  {
    intent: 'blocks',
    when: (clues) => hasConcept(clues, 'order-block', 'breaker-block') && isAskingWhich(clues),
  },
  { intent: 'bias', when: (clues) => clues.has('invalidation') },
  { intent: 'levels', when: isLevels },
  { intent: 'concept', when: isBareConcept },
  { intent: 'bias', when: (clues) => clues.has('bias') },
  { intent: 'findings', when: isFindings },
  {
    intent: 'changed-since',
    when: (clues) =>
      clues.hasSince && !clues.has('analyze') && (isPlaced(clues) || clues.unknownWordCount === 0),
  },
  { intent: 'help', when: ({ has, isNamed }) => has('help') && !isNamed },
  {
    intent: 'indicator',
    when: ({ hasUnknownIndicator: hasStrangeIndicator }) => hasStrangeIndicator,
  },
  { intent: 'compare', when: ({ has, hasSince }) => has('besideOther') && !hasSince },
  {
    intent: 'analyze',
    when: (clues) =>
      isPlaced(clues) || (['why', 'analyze', 'technical', 'fundamental'] as const).some(clues.has),
  },
];

/** "How many blocks are still untouched" asks for a count, not for a base rate. */
function isRemainingCount({ has }: Clues): boolean {
  return has('howManyLeft');
}

/** Returns the intent of the first matching rule, or `unknown`. */
export function chooseIntent(clues: Clues): Intent {
  return rules.find(({ when }) => when(clues))?.intent ?? 'unknown';
}
