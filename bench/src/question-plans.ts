import { readFileSync } from 'node:fs';
import { canBeFollowed, type ConversationContext } from '@vela/analyst';
import type { AnalysisRequest, Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { z } from 'zod';
import { isFilterRead } from './compare-filters.ts';
import { isSamePeriod } from './compare-periods.ts';
import {
  expectationSchema,
  readTurn,
  toMeasureName,
  type Asker,
  type Expectation,
  type ReadTurn,
  type SecondReader,
} from './read-plan-turn.ts';

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
  /** What tells if it is read rightly, where that is to be learned. */
  readonly features: readonly number[];
};

// A Saturday evening, as in the other set.
const usualNow = Date.UTC(2026, 10, 21, 18);

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

/** Labels write the month as charts do, 1M; the product's own interval is 1mo. */
function toInterval(label: string): string {
  return label === '1M' ? '1mo' : label;
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
    interval: interval === null || toInterval(interval) === read.interval,
    period: period === null || isSamePeriod(period, read.period ?? read.usualPeriod, now),
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

/** Whether to ask back is what a turn calls for. */
function isAskingRight(expected: Expectation, read: ReadTurn, wrong: readonly string[]): boolean {
  const mustName = (expected.residue ?? []).length > 0;
  const isWished = read.act !== 'ask-back' && expected.act === 'ask-back';
  return mustName || isWished || wrong.length === 0;
}

function toOutcome(expected: Expectation, read: ReadTurn, wrong: readonly string[]): TurnOutcome {
  const mustName = (expected.residue ?? []).length > 0;
  const isNaming = read.residue.length > 0;
  const isAsking = read.act === 'ask-back' || (read.asksInstrument && wrong.length > 0);
  if (isAsking) return isAskingRight(expected, read, wrong) ? 'right' : 'asked-back';
  if (mustName) return isNaming ? 'right' : 'something-else';
  if (isNaming) return 'named';
  if (wrong.length === 0) return 'right';
  // The answer says that the question names none of these, and what was taken.
  return wrong.every((part) => read.assumed.includes(part)) ? 'named' : toOtherOutcome(read);
}

/** How a turn went that was read otherwise and named nothing. */
function toOtherOutcome(read: ReadTurn): TurnOutcome {
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
    const { read, request, features } = readTurn(text, { asker, expected }, context);
    const wrong = findWrongParts(expected, read, asker.now);
    scored.push({
      id,
      kind,
      text,
      outcome: scoreOutcome(expected, read, wrong),
      wrong,
      expected,
      read,
      features,
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
  {
    second,
    isLearning = false,
  }: { readonly second?: SecondReader; readonly isLearning?: boolean } = {},
): {
  readonly language: Language;
  readonly half: string;
  readonly turns: readonly ScoredTurn[];
} {
  const read = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { language, half, questions, now: askedAt } = read;
  const now = askedAt === undefined ? usualNow : Date.parse(askedAt);
  const turns = questions.flatMap((one) => scoreCase(one, { language, now, second, isLearning }));
  return { language, half, turns };
}
