import {
  combineReadings,
  listReadingFeatures,
  nameReading,
  needsSecondReader,
  parseQuestion,
  resolveRequest,
  type ConversationContext,
  type Question,
  type ReadingMode,
} from '@vela/analyst';
import type { AnalysisRequest, Language, MeasureRequest } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { z } from 'zod';
import { toUsualCode } from './compare-periods.ts';
import { toPeriodCode } from './period-code.ts';

/** What a turn should be read as. */
export const expectationSchema = z.object({
  act: z.string(),
  subjects: z.array(z.string()),
  interval: z.string().nullable(),
  period: z.string().nullable(),
  /** Readings that a fair reader accepts, each a list of measures; the first is the best. */
  measures: z.array(z.array(z.string())),
  filters: z.record(z.string(), z.unknown()),
  task: z.string().optional(),
  form: z.string().optional(),
  residue: z.array(z.string()).optional(),
});
export type Expectation = z.infer<typeof expectationSchema>;

/** What a turn was read as, in the words of the file's format. */
export type ReadTurn = {
  readonly act: string;
  readonly subjects: readonly string[];
  readonly interval: string;
  readonly period: string | null;
  /** Over which its measure is computed where no period is named. */
  readonly usualPeriod: string | null;
  readonly measures: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
  readonly task: string | undefined;
  readonly residue: readonly string[];
  /** It says that it is not sure, and offers what else may be meant. */
  readonly isDoubtful: boolean;
  /** Parts that the answer says were not named in the question. */
  readonly assumed: readonly string[];
  /** Nothing says of which chart: the answer asks for the instrument. */
  readonly asksInstrument: boolean;
  /** The model reads another subject or period: the person chooses. */
  readonly isAskedBack: boolean;
  /** Answered by a whole description of the chart, and not by a measure. */
  readonly isChartAnswer: boolean;
};

const acts: Readonly<Record<string, string>> = {
  concept: 'define',
  advice: 'advice',
  'small-talk': 'small-talk',
  distress: 'distress',
  'off-topic': 'out-of-scope',
  help: 'help',
  data: 'data',
  unknown: 'ask-back',
  'unknown-symbol': 'ask-back',
  'ambiguous-symbol': 'ask-back',
};
/** What was refused when the labels were made, and is answered since. */
const taskByIntent: Readonly<Record<string, string>> = {
  company: 'fundamentals',
  property: 'real-estate',
  calendar: 'calendar',
  news: 'news',
  list: 'screening',
};
const dividendFigures: ReadonlySet<string> = new Set(['dividends', 'dividend-yield']);

/** Whether the figures of a company that are asked for are all of its dividends. */
function isOfDividends({ intent, figures = [] }: AnalysisRequest['plan']): boolean {
  const isNamed = figures.length > 0 && figures.every((figure) => dividendFigures.has(figure));
  return intent === 'company' && isNamed;
}

const calendarIntents: ReadonlySet<string> = new Set(['calendar', 'news']);
const taskActs: Readonly<Record<string, string>> = { alert: 'alert', 'back-test': 'rule-test' };
/** Readings that two names are in use for: the one of an intent, and that of its measure. */
const intentMeasures: Readonly<Record<string, string>> = {
  analyze: 'overview',
  bias: 'trend',
  gaps: 'zone-list',
  blocks: 'zone-list',
  'last-sweep': 'events',
  'indicator-value': 'indicator',
};
/** The name by which labels know a reading. */
export const toMeasureName = (name: string): string => intentMeasures[name] ?? name;

const ofChart: ReadonlySet<string> = new Set([
  'analyze',
  'levels',
  'gaps',
  'blocks',
  'last-sweep',
  'bias',
  'volatility',
  'timeframes',
  'indicator',
  'findings',
  'base-rate',
  'compare',
  'changed-since',
  'measure',
]);

/** Whether an answer needs a chart: without an instrument it asks for one. */
function isOfChart({ asksForDefinition }: AnalysisRequest['plan'], intent: string): boolean {
  return ofChart.has(intent) && asksForDefinition !== true;
}

function toAct({ plan }: AnalysisRequest, intent: string): string {
  const isOfTwo = [plan.otherConcept, plan.otherIndicator, plan.otherTerm].some(Boolean);
  if (isOfTwo) return 'distinguish';
  if (intent === 'task') return taskActs[plan.task ?? ''] ?? 'ask';
  if (intent === 'measure') return plan.asksForDefinition === true ? 'define' : 'ask';
  return acts[intent] ?? 'ask';
}

function listMeasures({ plan }: AnalysisRequest, intent: string): string[] {
  if (intent === 'measure') return (plan.measures ?? []).map(({ id }) => id);
  return acts[intent] === undefined && intent !== 'task' && !calendarIntents.has(intent)
    ? [intent === 'findings' ? nameReading({ plan }) : toMeasureName(intent)]
    : [];
}

function toFilters(measure: MeasureRequest | undefined, plan: AnalysisRequest['plan']) {
  const {
    id: _,
    indicator = plan.indicator,
    concept = plan.concept,
    ...filters
  } = measure ?? { id: '' };
  return {
    ...(concept === undefined ? {} : { concept }),
    ...(plan.side === undefined ? {} : { side: plan.side }),
    ...filters,
    ...(indicator === undefined ? {} : { indicator: indicator.id, length: indicator.length }),
  };
}

/** Who asks, and when. */
export type Asker = {
  readonly language: Language;
  readonly now: number;
  readonly second: SecondReader | undefined;
  /** Whether what tells if a turn is read rightly is listed too, to learn from. */
  readonly isLearning?: boolean;
};

/** A scripted model as a second reader: which questions it is asked, and what it answers. */
export type SecondReader = {
  readonly mode: ReadingMode;
  readonly answer: (asked: {
    readonly message: string;
    readonly expected: Expectation;
    readonly now: number;
  }) => string;
};

/** The built-in reading, and that of a scripted model where one is asked. */
function readByBoth(
  question: Question,
  { asker, expected }: { asker: Asker; expected: Expectation },
): [AnalysisRequest, ...AnalysisRequest[]] {
  const builtIn = parseQuestion(question, instrumentCatalogue);
  const { second, now } = asker;
  if (second === undefined || !needsSecondReader(question, builtIn, second.mode)) return [builtIn];
  const answer = second.answer({ message: question.message, expected, now });
  const combined = combineReadings(question, builtIn, { answer, catalogue: instrumentCatalogue });
  return [combined[0] ?? builtIn, ...combined.slice(1)];
}

/** What the answer says of its own reading. */
function toDoubt({
  choices = [],
  isUnsure,
  assumed = [],
  residue = [],
  unread = {},
}: AnalysisRequest['plan']): Pick<ReadTurn, 'isDoubtful' | 'assumed' | 'residue'> {
  return {
    isDoubtful: choices.length > 0 || isUnsure === true,
    assumed: assumed.map((part) => (part === 'instrument' ? 'subjects' : part)),
    residue: [...residue, ...Object.values(unread)],
  };
}

/** Reads one turn, with a scripted model as a second reader where there is one. */
export function readTurn(
  message: string,
  { asker, expected }: { asker: Asker; expected: Expectation },
  context: ConversationContext,
): {
  readonly read: ReadTurn;
  readonly request: AnalysisRequest;
  readonly features: readonly number[];
} {
  const { language, now } = asker;
  const question = { message, language, chosen: {}, context, now };
  const readings = readByBoth(question, { asker, expected });
  const parsed = readings[0];
  const resolved = resolveRequest(parsed, instrumentCatalogue, now);
  const { plan, understanding } = resolved;
  const request = { ...parsed, interval: resolved.interval, plan };
  const { intent } = understanding;
  const others = [understanding.other, ...(plan.others ?? [])].flatMap((one) => one ?? []);
  const own = understanding.covered === undefined ? [] : [understanding.symbol ?? ''];
  return {
    request,
    features: asker.isLearning === true ? listReadingFeatures(question, instrumentCatalogue) : [],
    read: {
      act: toAct(request, intent),
      subjects: [...own, ...others],
      interval: resolved.interval,
      period: toPeriodCode(plan, now),
      usualPeriod: toUsualCode(plan),
      measures: listMeasures(request, intent),
      filters: toFilters(plan.measures?.[0], plan),
      // The labels are older than answers about companies: then this was a task that is refused.
      task: isOfDividends(plan) ? 'dividends' : (taskByIntent[intent] ?? plan.task),
      isChartAnswer: intent !== 'measure',
      asksInstrument: understanding.symbol === undefined && isOfChart(plan, intent),
      isAskedBack: readings.length > 1,
      ...toDoubt(plan),
    },
  };
}
