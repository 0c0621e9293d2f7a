import {
  type AnalysisRequest,
  type Intent,
  type Interval,
  type MeasureRequest,
  type Period,
  type QuestionPlan,
  type Task,
} from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import {
  addKnownSubject,
  chooseAnswerable,
  chooseOthers,
  getSubjects,
  listSubjects,
} from './choose-subjects.ts';
import { dropIncluded } from './drop-included.ts';
import { readCompanyQuestion } from '../company/read-company-question.ts';
import { readPropertyQuestion } from '../property/read-property-question.ts';
import { findAct, findMeantTask } from './find-act.ts';
import { chooseInterval } from './choose-interval.ts';
import { findPlaces } from './find-acts.ts';
import { findAskedTerm } from './find-term.ts';
import { listEarlierSubjects } from './earlier-subjects.ts';
import { fillFromFocus } from './fill-from-focus.ts';
import { listChoices } from './list-choices.ts';
import { listResidue } from './list-residue.ts';
import { readFollowUp } from './read-follow-up.ts';
import { addRankedMeasure, isVagueOverview, rankAct } from './ranking/read-by-ranking.ts';
import { implyMeasures } from './imply-measures.ts';
import { isMeasureMeant } from './is-measure-meant.ts';
import type { Reading } from './read-clues.ts';
import { readMeasures } from './read-measures.ts';
import type { ReadQuestion } from './read-question.ts';

/** Whether the measure is to be explained and not computed: "what is a drawdown". */
function isDefinition({ reading: { clues, settled }, measured }: ReadQuestion): boolean {
  const isPlaced = settled.isNamed || measured.period !== undefined || clues.intervals > 0;
  const isAsked = clues.has('meaning') || findPlaces(measured.text, 'definition').length > 0;
  return !isPlaced && isAsked && !clues.has('value');
}

/** What a question about a company is also read as. */
const companyActs: ReadonlySet<Intent> = new Set(['task', 'company', 'mode-not-available']);

/** Acts that answer with what could not be read. */
const saysUnread: ReadonlySet<Intent> = new Set(['mode-not-available', 'not-covered']);

/** Without the keys that say nothing. */
function dropEmpty(plan: {
  readonly [Name in keyof QuestionPlan]: QuestionPlan[Name] | undefined;
}): Partial<QuestionPlan> {
  return Object.fromEntries(
    Object.entries(plan).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** The interval a question names, by itself or by the length of an average. */
function findNamedInterval({ request, reading, measured }: ReadQuestion): Interval | undefined {
  const { intervals, shared, period } = measured;
  const offered = intervals.find(({ isOffered }) => isOffered)?.value;
  const isRead = period === undefined && reading.clues.intervals > 0;
  return offered ?? shared.indicator?.lengthInterval ?? (isRead ? request.interval : undefined);
}

/** The request for measures: nothing of the reading by chart words but what it names. */
function toMeasureRequest(
  read: ReadQuestion,
  asked: readonly MeasureRequest[],
  {
    subjects,
    others,
    chart,
    earlierPeriod,
  }: {
    readonly subjects: readonly string[];
    readonly others: string[];
    /** Interval of the chart where the question names none. */
    readonly chart: Interval;
    /** Period of the question it points back to. */
    readonly earlierPeriod: Period | undefined;
  },
): AnalysisRequest {
  const { request, measured } = read;
  const symbol = subjects[0] ?? request.symbol;
  const typed = findNamedInterval(read);
  return {
    ...request,
    ...(symbol === undefined ? {} : { symbol }),
    interval: typed ?? chart,
    plan: {
      intent: 'measure',
      ...dropEmpty({
        intent: 'measure',
        namesInterval: typed === undefined ? undefined : true,
        measures: [...asked],
        others,
        period: measured.period ?? earlierPeriod,
        asksForDefinition: isDefinition(read) || undefined,
      }),
    },
  };
}

function isOfEarlier(subjects: readonly string[], last: AnalysisRequest | undefined): boolean {
  const earlier = listEarlierSubjects(last);
  return earlier.length > 1 && earlier.join() === subjects.join();
}

/** "So what is the change" after the price of a day is that since this day. */
function findPeriodSince(
  asked: readonly MeasureRequest[],
  last: AnalysisRequest | undefined,
): Period | undefined {
  const [earlier] = last?.plan.measures ?? [];
  const isSince = earlier?.id === 'price-at' && asked.some(({ id }) => id === 'change');
  return isSince && earlier.time !== undefined ? { kind: 'range', from: earlier.time } : undefined;
}

// "Who recovered faster" is about those before, and no one of them.
const ofSeveral =
  /(?<![a-z])(?:which|who|whose|either|both|hangisi\w*|hangileri|kim|kimin|ikisi\w*)(?![a-z])/;

/** The instruments asked about; "which of them" asks about those of the last answer. */
function chooseSubjects(
  { request, measured }: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest | undefined,
): readonly string[] {
  const earlier = [...listEarlierSubjects(last), ...(last?.plan.mentioned ?? [])];
  const isShared = named.length === 0 && earlier.length > 1;
  const asked = ofSeveral.test(measured.plain)
    ? chooseAnswerable(measured.measures, earlier)
    : measured.measures;
  const isCompared = asked.some((one) => getSubjects(one).most > 1);
  return isShared && isCompared
    ? earlier
    : addKnownSubject(named, request.symbol, measured.measures);
}

/** The request for measures where they answer the question; else as the chart words say. */
function chooseRequest(
  read: ReadQuestion,
  { named, question }: { readonly named: readonly string[]; readonly question: Question },
  catalogue: InstrumentCatalogue,
): AnalysisRequest {
  const last = question.context.lastUnderstanding?.request;
  const { request, measured } = read;
  const subjects = chooseSubjects(read, named, last);
  const asked = fillFromFocus(
    dropIncluded(chooseAnswerable(implyMeasures(read), subjects), measured.moment !== undefined),
    named.length === 0 || measured.pointsBack ? last : undefined,
    measured.pointsBack,
  );
  if (!isMeasureMeant(read, asked)) return request;
  return toMeasureRequest(read, asked, {
    subjects,
    others: chooseOthers(subjects, asked, catalogue),
    chart: chooseInterval(undefined, question),
    earlierPeriod:
      measured.pointsBack || isOfEarlier(subjects, last)
        ? last?.plan.period
        : findPeriodSince(asked, last),
  });
}

/** What is no question about a chart: nothing of it is unread but what could not be answered. */
function toActRequest(
  { request, measured }: ReadQuestion,
  { intent, task, isNamed }: { intent: Intent; task?: Task | undefined; isNamed: boolean },
): AnalysisRequest {
  const { unread: _, candidates: __, ...plan } = request.plan;
  return {
    ...request,
    plan: {
      ...(saysUnread.has(intent) ? request.plan : plan),
      ...dropEmpty({
        intent,
        task: intent === 'distress' ? undefined : task,
        form: measured.form,
        namesInstrument: isNamed || plan.namesInstrument || undefined,
      }),
      intent,
    },
  };
}

/** What is no question about a chart: property deals, figures of a company, and acts. */
function readBefore(
  typed: ReadQuestion,
  named: readonly string[],
  { found, question }: { readonly found: Intent | undefined; readonly question: Question },
): AnalysisRequest | undefined {
  const last = question.context.lastUnderstanding?.request;
  const isCompany = found === undefined || companyActs.has(found);
  const isProperty = isCompany || found === 'off-topic' || found === 'advice';
  const property = isProperty ? readPropertyQuestion(typed, question.message, last) : undefined;
  if (property !== undefined) return property;
  const company = isCompany ? readCompanyQuestion(typed, named, last) : undefined;
  if (company !== undefined || found === undefined) return company;
  const isNamed = named.length > 0;
  return toActRequest(typed, { intent: found, task: findMeantTask(typed), isNamed });
}

/**
 * The request with what the reader of charts has no place for: acts, tasks, measures, periods,
 * forms; and with the words that nothing covered.
 */
export function refinePlan(
  { request, reading }: { readonly request: AnalysisRequest; readonly reading: Reading },
  question: Question,
  catalogue: InstrumentCatalogue,
): AnalysisRequest {
  const named = listSubjects({ request, reading });
  const isNamed = named.length > 0;
  const measured = readMeasures(reading.spoken, question.now, Math.max(1, named.length));
  const typed = { request, reading, measured };
  const found = findAct(typed);
  const before = readBefore(typed, named, { found, question });
  if (before !== undefined) return before;
  const term = measured.measures.length === 0 ? findAskedTerm(typed) : undefined;
  if (term !== undefined) return { ...request, plan: { intent: 'concept', term } };
  const repeated = readFollowUp(typed, named, { question, catalogue });
  if (repeated !== undefined) return repeated;
  const read = addRankedMeasure(typed);
  const ranked = rankAct(read);
  if (ranked !== undefined) return toActRequest(read, { ...ranked, isNamed });
  const measuredRequest = chooseRequest(read, { named, question }, catalogue);
  const chosen = measuredRequest === read.request ? request : measuredRequest;
  const { intent } = chosen.plan;
  const isVague = chosen === request && isVagueOverview(typed);
  const choices = listChoices(read, chosen.plan, chooseSubjects(read, named, undefined));
  return {
    ...chosen,
    plan: {
      ...chosen.plan,
      ...dropEmpty({
        intent,
        choices,
        period: choices.length > 0 && intent === 'unknown' ? measured.period : chosen.plan.period,
        task: findMeantTask(read),
        form: measured.form,
        residue: listResidue(read, { intent, isVague }, question.message),
        namesInstrument: isNamed || chosen.plan.namesInstrument || undefined,
      }),
    },
  };
}
