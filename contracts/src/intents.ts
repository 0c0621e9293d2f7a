export const intents = [
  'analyze',
  'levels',
  'gaps',
  'blocks',
  'last-sweep',
  'killzone',
  'timeframes',
  'bias',
  'volatility',
  'indicator',
  'findings',
  'base-rate',
  'compare',
  'changed-since',
  'concept',
  'advice',
  'data',
  'help',
  'not-covered',
  'unknown-symbol',
  'ambiguous-symbol',
  'mode-not-available',
  'unknown',
  /** One or more measures of the plan. */
  'measure',
  /** Figures of a company, from its filings; the plan's `figures` say which. */
  'company',
  /** A property deal; the plan's `property` holds it. */
  'property',
  /** Events of the calendar; the plan's `events` says which. */
  'calendar',
  /** How much was published about an instrument. */
  'news',
  /** One measure over the instruments of the person's own lists; the plan's `list` says which. */
  'list',
  /** Something Vela cannot do yet; the plan's `task` says what. */
  'task',
  'small-talk',
  'distress',
  'off-topic',
] as const;
export type Intent = (typeof intents)[number];

/** Concepts of technical analysis that have a definition. */
export const concepts = [
  'order-block',
  'breaker-block',
  'fair-value-gap',
  'structure-shift',
  'break-of-structure',
  'change-of-character',
  'displacement',
  'swing',
  'equal-highs-lows',
  'liquidity-pool',
  'liquidity-sweep',
  'premium-discount',
  'optimal-trade-entry',
  'fibonacci',
  'support-resistance',
  'previous-levels',
  'killzone',
  'timeframes',
  'base-rate',
  'candlestick-pattern',
  'divergence',
  'volume-profile',
  'regime',
  'atr',
  'rsi',
  'ema',
] as const;
export type Concept = (typeof concepts)[number];

/** What is asked for beside the chart: answered since, as an intent of its own, or not yet. */
export const tasks = [
  'alert',
  'screening',
  'fundamentals',
  'dividends',
  'back-test',
  'news',
  'calendar',
  'portfolio',
  'forecast',
  'trade',
  'options',
  'order-flow',
  'sentiment',
  'real-estate',
  'export',
  'tax',
  'drawing',
  'other-language',
] as const;
export type Task = (typeof tasks)[number];

const answeredTasks = ['news', 'calendar'] as const;
export type AnsweredTask = (typeof answeredTasks)[number];
export type MissingTask = Exclude<Task, AnsweredTask>;

/** Whether a task has an answer, which is the intent of the same name. */
export function isAnswered(task: Task | undefined): task is AnsweredTask {
  return answeredTasks.some((one) => one === task);
}

/** What Vela cannot do yet. */
export const missingTasks = tasks.filter((task): task is MissingTask => !isAnswered(task));
