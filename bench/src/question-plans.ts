import { readFileSync } from 'node:fs';
import {
  canBeFollowed,
  combineReadings,
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
import { isFilterRead } from './compare-filters.ts';
import { isSamePeriod, toPeriodCode } from './period-code.ts';

const expectationSchema = z.object({
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
const fileSchema = z.object({
  language: z.enum(['en', 'tr']),
  half: z.string(),
  /** When the questions are asked; a Saturday evening where the file does not say. */
  now: z.iso.datetime().optional(),
  questions: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      turns: z.array(z.string()),
      chart: z.object({ symbol: z.string(), interval: z.string() }).nullable(),
      expect: z.array(expectationSchema),
    }),
  ),
});
type PlanFile = z.infer<typeof fileSchema>;
export type Expectation = z.infer<typeof expectationSchema>;

/** What a turn was read as, in the words of the file's format. */
type ReadTurn = {
  readonly act: string;
  readonly subjects: readonly string[];
  readonly interval: string;
  readonly period: string | null;
  readonly measures: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
  readonly task: string | undefined;
  readonly residue: readonly string[];
  /** It says that it is not sure, and offers what else may be meant. */
  readonly isDoubtful: boolean;
  /** The model reads another subject or period: the person chooses. */
  readonly isAskedBack: boolean;
  /** Answered by a whole description of the chart, and not by a measure. */
  readonly isChartAnswer: boolean;
};

/** How a turn went: right, named what it did not read, asked back, or silently something else. */
export type TurnOutcome = 'right' | 'named' | 'asked-back' | 'refused' | 'something-else';

export type ScoredTurn = {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly outcome: TurnOutcome;
  readonly wrong: readonly string[];
  readonly expected: Expectation;
  readonly read: ReadTurn;
};

// A Saturday evening, as in the other set.
const usualNow = Date.UTC(2026, 10, 21, 18);

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
};
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
const toMeasureName = (name: string): string => intentMeasures[name] ?? name;

function toAct({ plan }: AnalysisRequest, intent: string): string {
  if (plan.otherConcept !== undefined) return 'distinguish';
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
type Asker = {
  readonly language: Language;
  readonly now: number;
  readonly second: SecondReader | undefined;
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

function readTurn(
  message: string,
  { asker: { language, now, second }, expected }: { asker: Asker; expected: Expectation },
  context: ConversationContext,
): { readonly read: ReadTurn; readonly request: AnalysisRequest } {
  const question = { message, language, chosen: {}, context, now };
  const readings = readByBoth(question, { asker: { language, now, second }, expected });
  const parsed = readings[0];
  const resolved = resolveRequest(parsed, instrumentCatalogue, now);
  const { plan, understanding } = resolved;
  const request = { ...parsed, interval: resolved.interval, plan };
  const { intent } = understanding;
  const others = [understanding.other, ...(plan.others ?? [])].flatMap((one) => one ?? []);
  const own = understanding.covered === undefined ? [] : [understanding.symbol ?? ''];
  return {
    request,
    read: {
      act: toAct(request, intent),
      subjects: [...own, ...others],
      interval: resolved.interval,
      period: toPeriodCode(plan, now),
      measures: listMeasures(request, intent),
      filters: toFilters(plan.measures?.[0], plan),
      // The labels are older than answers about companies: then this was a task that is refused.
      task: taskByIntent[intent] ?? plan.task,
      isChartAnswer: intent !== 'measure',
      isAskedBack: readings.length > 1,
      isDoubtful: (plan.choices ?? []).length > 0,
      residue: [...(plan.residue ?? []), ...Object.values(plan.unread ?? {})],
    },
  };
}

const withoutSubject: ReadonlySet<string> = new Set([
  'define',
  'distinguish',
  'small-talk',
  'distress',
  'out-of-scope',
  'help',
]);
// A definition of two terms is one of each.
const sameActs: Readonly<Record<string, readonly string[]>> = {
  distinguish: ['distinguish', 'define'],
  'small-talk': ['small-talk', 'help'],
  help: ['help', 'small-talk'],
  'out-of-scope': ['out-of-scope', 'ask-back'],
};

/** Labels may name an instrument in another spelling than the catalogue: WTI is CL. */
function toSymbol(label: string): string {
  const match = instrumentCatalogue.resolve(label);
  if (match.kind === 'found') return match.instrument.symbol;
  return match.kind === 'not-covered' ? match.symbol : label;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

// An answer about the chart lists the nearest and newest with their states by itself.
const listedByChart: ReadonlySet<string> = new Set([
  'state',
  'order',
  'count',
  'scale',
  'direction',
]);

/** The parts of the plan that were read otherwise than expected. */
function findWrongParts(expected: Expectation, read: ReadTurn, now: number): string[] {
  const { act, subjects, interval, period, task } = expected;
  const isAct = (sameActs[act] ?? [act]).includes(read.act);
  if (task !== undefined)
    return [...(isAct ? [] : ['act']), ...(task === read.task ? [] : ['task'])];
  const parts: Readonly<Record<string, boolean>> = {
    act: isAct,
    subjects: withoutSubject.has(act) || isSame(subjects.map(toSymbol), read.subjects),
    interval: interval === null || interval === read.interval,
    period: period === null || isSamePeriod(period, read.period, now),
  };
  const wrong = Object.keys(parts).filter((name) => parts[name] !== true);
  return act === 'ask' ? [...wrong, ...findWrongQuestion(expected, read)] : wrong;
}

/** The same for what only a question for facts has: measures and what narrows them. */
function findWrongQuestion({ measures, filters }: Expectation, read: ReadTurn): string[] {
  const isMeasured =
    measures.length === 0 ||
    measures.some((alternative) => isSame(alternative.map(toMeasureName), read.measures));
  const wrong = Object.entries(filters)
    .filter(([name]) => !read.isChartAnswer || !listedByChart.has(name))
    .filter(([name, value]) => !isFilterRead(name, value, read))
    .map(([name]) => `filter ${name}`);
  return isMeasured ? wrong : ['measures', ...wrong];
}

function toOutcome(expected: Expectation, read: ReadTurn, wrong: readonly string[]): TurnOutcome {
  const mustName = (expected.residue ?? []).length > 0;
  const isNaming = read.residue.length > 0;
  if (read.act === 'ask-back') return mustName || wrong.length === 0 ? 'right' : 'asked-back';
  if (mustName) return isNaming ? 'right' : 'something-else';
  if (isNaming) return 'named';
  if (wrong.length === 0) return 'right';
  if (read.isDoubtful) return 'asked-back';
  const isRefused = read.task !== undefined || ['out-of-scope', 'help'].includes(read.act);
  return isRefused ? 'refused' : 'something-else';
}

/** The outcome of a turn; where two readings differ, the person is asked. */
function scoreOutcome(
  expected: Expectation,
  read: ReadTurn,
  wrong: readonly string[],
): TurnOutcome {
  return read.isAskedBack ? 'asked-back' : toOutcome(expected, read, wrong);
}

function scoreCase(
  { id, kind, turns, chart, expect }: PlanFile['questions'][number],
  asker: Asker,
): ScoredTurn[] {
  const scored: ScoredTurn[] = [];
  let context: ConversationContext =
    chart === null
      ? {}
      : {
          symbol: chart.symbol,
          interval: z.custom<AnalysisRequest['interval']>().parse(chart.interval),
        };
  turns.forEach((text, at) => {
    const expected = expect[at];
    if (expected === undefined) return;
    const { read, request } = readTurn(text, { asker, expected }, context);
    const wrong = findWrongParts(expected, read, asker.now);
    scored.push({
      id,
      kind,
      text,
      outcome: scoreOutcome(expected, read, wrong),
      wrong,
      expected,
      read,
    });
    const { intent, concept, indicator } = request.plan;
    context = {
      ...context,
      ...(request.symbol === undefined ? {} : { symbol: request.symbol }),
      interval: request.interval,
      ...(canBeFollowed(intent)
        ? {
            lastUnderstanding: {
              intent,
              request,
              ...(concept === undefined ? {} : { concept }),
              ...(indicator === undefined ? {} : { indicator: indicator.id }),
            },
          }
        : {}),
    };
  });
  return scored;
}

/** Reads every turn of a file of labelled questions and compares its plan with the expected one. */
export function scorePlanFile(
  file: string,
  second?: SecondReader,
): {
  readonly language: Language;
  readonly half: string;
  readonly turns: readonly ScoredTurn[];
} {
  const read = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { language, half, questions, now: askedAt } = read;
  const now = askedAt === undefined ? usualNow : Date.parse(askedAt);
  const turns = questions.flatMap((one) => scoreCase(one, { language, now, second }));
  return { language, half, turns };
}
