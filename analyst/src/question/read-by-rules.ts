import type { AnalysisRequest, Intent, Task } from '@vela/contracts';
import { removeReportDays } from '../company/remove-report-days.ts';
import { withoutFigures } from '../company/without-figures.ts';
import { findFigures } from '../company/find-figures.ts';
import { isCompanyNamed, keepCompanies } from '../company/choose-company.ts';
import { isOfPriceBefore } from '../company/is-of-price-before.ts';
import { findNumberedPillars } from '../company/find-pillars.ts';
import { findDefined } from '../company/find-defined.ts';
import { nameUnknownCompany } from '../company/find-unknown-company.ts';
import { nameCurrency } from '../company/find-bound.ts';
import { readAfterFigures } from '../company/read-after-figures.ts';
import { readCompanyQuestion } from '../company/read-company-question.ts';
import { writeRelativeYears } from '../company/write-relative-years.ts';
import { readPropertyQuestion } from '../property/read-property-question.ts';
import { findAct, findMeantTask } from './find-act.ts';
import { findAskedTerm } from './find-term.ts';
import { compareWithEarlier } from './compare-with-earlier.ts';
import { compareIntent, listAdvised } from './earlier-subjects.ts';
import { implyMeasures } from './imply-measures.ts';
import { isCauseAsked } from './is-cause-asked.ts';
import { isMeasureMeant } from './is-measure-meant.ts';
import { findPeriodSinceLast } from './period-since.ts';
import { readFollowUp } from './read-follow-up.ts';
import { readNamedAlone } from './read-named-alone.ts';
import { readOfFocus } from './focus/read-of-focus.ts';
import { readMore } from './read-more.ts';
import { readHeld } from './read-held.ts';
import { readPriceCheck } from './read-price-check.ts';
import { readCondition } from './read-condition.ts';
import { readSeason } from './read-season.ts';
import { readWholeQuestion } from './read-whole-question.ts';
import type { ReadQuestion } from './read-question.ts';
import { toRequest } from './to-request.ts';
import type { Surroundings } from './choose-asked-subjects.ts';
import { readWatched } from './read-watched.ts';
import { dropEmpty } from './drop-empty.ts';
import { writeSpokenForms } from './write-spoken-forms.ts';
import { withoutPreamble } from './without-preamble.ts';
import { toMeasureRequest } from './to-measure-request.ts';

/** What the rules read a question as, and which of them did. */
export type RuledRequest = {
  readonly request: AnalysisRequest;
  readonly by:
    | 'property'
    | 'company'
    | 'act'
    | 'term'
    | 'terms'
    | 'price'
    | 'season'
    | 'condition'
    | 'whole'
    | 'more'
    | 'follow-up'
    | 'chart';
};

/** What a question about a company is also read as. */
const companyActs: ReadonlySet<Intent> = new Set(['task', 'company', 'mode-not-available']);

/** Acts whose words a figure of a company has too. */
const figureActs: ReadonlySet<Intent> = new Set(['task', 'advice', 'distress', 'off-topic']);

/** Acts that answer with what could not be read. */
const saysUnread: ReadonlySet<Intent> = new Set(['mode-not-available', 'not-covered']);

/** Acts in which the words of a task ask for none: "does it save what I type". */
const withoutTask: ReadonlySet<Intent> = new Set(['distress', 'help', 'data']);

/** The request for measures where they answer the question; else as the chart words say. */
function chooseRequest(read: ReadQuestion, around: Surroundings): AnalysisRequest {
  const last = around.named.length === 0 ? around.question.context.lastUnderstanding : undefined;
  const implied = implyMeasures(read);
  const measures =
    implied.length > 0 ? implied : compareIntent(read.request.plan.intent, last?.request);
  const request = toMeasureRequest(read, measures, around);
  return isMeasureMeant(read, request.plan.measures ?? []) ? request : askSinceThen(read, around);
}

/** "Show the two side by side" names neither: they are those of the answers before. */
function completeComparison(
  request: AnalysisRequest,
  read: ReadQuestion,
  around: Surroundings,
): AnalysisRequest {
  const { intent, otherSymbol } = request.plan;
  const isOpen = intent === 'compare' && otherSymbol === undefined;
  return (isOpen ? compareWithEarlier(read, around) : undefined) ?? request;
}

/** "What changed since then" after an answer about a day or a time is since its beginning. */
function askSinceThen({ request, measured }: ReadQuestion, around: Surroundings): AnalysisRequest {
  const { plan } = request;
  const last = around.question.context.lastUnderstanding?.request;
  const period = plan.intent === 'changed-since' ? findPeriodSinceLast(measured, last) : undefined;
  return period?.kind === 'range'
    ? { ...request, plan: { ...plan, since: { kind: 'time', time: period.from } } }
    : request;
}

type AskedAct = {
  readonly intent: Intent;
  readonly task?: Task | undefined;
  readonly isNamed: boolean;
  readonly last?: AnalysisRequest | undefined;
};

/** What is no question about a chart: nothing of it is unread but what could not be answered. */
export function toActRequest(
  { request, measured }: ReadQuestion,
  { intent, task, isNamed, last }: AskedAct,
): AnalysisRequest {
  const { unread: _, candidates: __, ...plan } = request.plan;
  const isKept = intent === 'advice' && !isNamed && last !== undefined;
  const [symbol, ...others] = isKept ? listAdvised(measured.plain, last) : [];
  return {
    ...request,
    ...(symbol === undefined ? {} : { symbol }),
    plan: {
      ...(saysUnread.has(intent) ? request.plan : plan),
      ...dropEmpty({
        intent,
        task: withoutTask.has(intent) ? undefined : task,
        watched: task === 'alert' ? readWatched(measured) : undefined,
        form: measured.form,
        namesInstrument: isNamed || plan.namesInstrument || undefined,
      }),
      intent,
      ...(others.length === 0 ? {} : { others }),
    },
  };
}

/** An act, and the question in which it was found: without the words of a company's figures. */
function findActBeside(
  typed: ReadQuestion,
  last: AnalysisRequest | undefined,
): { readonly beside: ReadQuestion; readonly act: Intent | undefined } {
  const act = findAct(typed);
  const isShared = act !== undefined && figureActs.has(act);
  // The debt of a company that is named is no cry for help; that of a person is.
  if (!isShared || (act === 'distress' && !isCompanyNamed(typed))) return { beside: typed, act };
  const beside = withoutFigures(typed, last);
  const left = findAct(beside);
  return { beside, act: left !== undefined && figureActs.has(left) ? left : undefined };
}

/** Figures of a company, or what one of them is. */
function readCompany(
  typed: ReadQuestion,
  { named, question, catalogue }: Surroundings,
): RuledRequest | undefined {
  const last = question.context.lastUnderstanding?.request;
  const term = findDefined(typed, last);
  if (term !== undefined)
    return { request: { ...typed.request, plan: { intent: 'concept', term } }, by: 'term' };
  if (isOfPriceBefore(typed, last, catalogue)) return undefined;
  const dated = writeRelativeYears(typed, question.now);
  const request = readCompanyQuestion(dated, keepCompanies(named, catalogue), last);
  return request === undefined
    ? undefined
    : {
        request: nameUnknownCompany(
          nameCurrency(request, question.message),
          typed,
          question.message,
        ),
        by: 'company',
      };
}

/** "I invest for dividends, what is Apple's margin": the figure is asked for, and no task. */
function cutPreamble(whole: ReadQuestion): string {
  const { spoken } = whole.reading;
  if (!isCompanyNamed(whole) || findAct(whole) === 'distress') return spoken;
  const rest = withoutPreamble(spoken, (clause) => findFigures(clause, true).length > 0);
  const isAsked = findFigures(rest, true).length > 0;
  return isAsked ? rest : spoken;
}

/** What is no question about a chart: property deals, figures of a company, and acts. */
function readBefore(whole: ReadQuestion, around: Surroundings): RuledRequest | undefined {
  const { reading } = whole;
  const asked = removeReportDays(writeSpokenForms(cutPreamble(whole)));
  const typed = { ...whole, reading: { ...reading, spoken: asked } };
  const { named, question } = around;
  const last = question.context.lastUnderstanding?.request;
  const { beside, act } = findActBeside(typed, last);
  // "Why does it stop at pillar 7" asks for no help.
  const isPillar = isCompanyNamed(typed) && findNumberedPillars(typed.reading.spoken).length > 0;
  const isCompany = act === undefined || companyActs.has(act) || isPillar;
  const isProperty = isCompany || act === 'off-topic' || act === 'advice';
  const property = isProperty ? readPropertyQuestion(typed, question.message, { last }) : undefined;
  if (property !== undefined) return { request: property, by: 'property' };
  const company = isCompany ? readCompany(typed, around) : undefined;
  if (company !== undefined || act === undefined) return company;
  const task = findMeantTask(beside);
  const request = toActRequest(typed, { intent: act, task, isNamed: named.length > 0, last });
  return { request, by: 'act' };
}

// "Bos vs choch", "destek ile emir bloğu aynı şey mi".
const betweenTerms =
  /(?<![a-z])(?:vs|versus|or|differ\w*|difference|distinguish|same|fark\w*|ayir\w*|ayril\w*|ayni sey|mi yoksa)(?![a-z])/;

/** Whether a question names two terms, what separates them, and no chart. */
function namesTwoTerms({ reading, measured }: ReadQuestion): boolean {
  const { clues, settled } = reading;
  const isPlaced =
    settled.isNamed || clues.intervals > 0 || measured.period !== undefined || measured.pointsBack;
  const isNarrowed = Object.keys(measured.filters).length > 0 || measured.numbers.length > 0;
  const isPair = clues.concepts.length === 2 && !clues.isAboutChart;
  return isPair && !isPlaced && !isNarrowed && betweenTerms.test(reading.spoken);
}

/** What a cause is looked for in. */
const news = { intent: 'task', task: 'news', isNamed: false } as const;

/** What a whole question asks of the last answer, and nothing else. */
function readOfTold(
  typed: ReadQuestion,
  last: AnalysisRequest,
  around: Surroundings,
): RuledRequest | undefined {
  const { named } = around;
  const focused = readOfFocus(typed, last, around);
  if (focused !== undefined) return { request: focused, by: 'more' };
  if (isCauseAsked(typed.reading.spoken, last.plan))
    return { request: toActRequest(typed, news), by: 'act' };
  const more = named.length === 0 ? readMore(typed, last) : undefined;
  return more && { request: more, by: 'more' };
}

/** What the whole of a question asks for: a price, a season, which of several fulfil a condition. */
function readWhole(typed: ReadQuestion, around: Surroundings): RuledRequest | undefined {
  const checked = readHeld(typed, around) ?? readPriceCheck(typed, around);
  if (checked !== undefined) return { request: checked, by: 'price' };
  const season = readSeason(typed, around);
  if (season !== undefined) return { request: season, by: 'season' };
  const condition = readCondition(typed, around);
  if (condition !== undefined) return { request: condition, by: 'condition' };
  const told = readWholeQuestion(typed, around);
  return told && { request: told, by: 'whole' };
}

/** Reads a question by words and phrases alone: acts, companies, terms, follow-ups, measures. */
export function readByRules(typed: ReadQuestion, around: Surroundings): RuledRequest {
  const last = around.question.context.lastUnderstanding?.request;
  const figures = readAfterFigures(typed, last);
  if (figures !== undefined) return { request: figures, by: 'more' };
  const more = last && readOfTold(typed, last, around);
  if (more !== undefined) return more;
  const whole = readWhole(typed, around);
  if (whole !== undefined) return whole;
  const before = readBefore(typed, around);
  if (before !== undefined) return before;
  if (namesTwoTerms(typed))
    return { request: toRequest('concept', typed.reading, around.question), by: 'terms' };
  const term = typed.measured.measures.length === 0 ? findAskedTerm(typed) : undefined;
  if (term !== undefined)
    return { request: { ...typed.request, plan: { intent: 'concept', term } }, by: 'term' };
  const repeated = readFollowUp(typed, around.named, around);
  if (repeated !== undefined) return { request: repeated, by: 'follow-up' };
  const named = readNamedAlone(typed, around.question);
  if (named !== undefined) return { request: named, by: 'follow-up' };
  return { request: completeComparison(chooseRequest(typed, around), typed, around), by: 'chart' };
}
