import type { AnalysisRequest, Intent } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../../answer-part.ts';
import type { ModelAccess } from '../model-access.ts';
import { streamSentences, type CallOutcome } from '../stream-sentences.ts';
import { checkProposal } from './check-proposal.ts';
import { createReadingInstructions, createReadingPrompt } from './plan-prompt.ts';
import { addDoubt, hasEnoughSubjects, isComplete, keepOwnParameters } from './merge-readings.ts';
import { withoutSubject } from './own-words.ts';
import { parseProposal, type PlanProposal } from './plan-proposal.ts';

/** Which questions a model reads. */
export type ReadingMode = 'unsure' | 'always' | 'never';

/** The reading that counts, or both where the person has to choose; and what the call took. */
export type SecondReading = {
  readonly requests: readonly AnalysisRequest[];
  readonly call: CallOutcome;
};

const maxLetters = 6_000;
const limits = {
  maxLetters,
  maxSteps: 1,
  maxOutputTokens: 800,
  totalMs: 12_000,
  firstTokenMs: 8_000,
};

/** Answered the same whatever else a question holds: no second opinion is asked for. */
const settled: ReadonlySet<Intent> = new Set([
  'advice',
  'distress',
  'off-topic',
  'small-talk',
  'property',
]);

/** Whether the built-in reader left words unread, was not sure or read nothing. */
export function isUnsure({ plan }: AnalysisRequest): boolean {
  const { choices = [], intent, residue = [], unread = {} } = plan;
  return (
    plan.isUnsure === true ||
    residue.length > 0 ||
    choices.length > 0 ||
    intent === 'unknown' ||
    Object.keys(unread).length > 0
  );
}

/** Whether a model is asked to read this question. */
export function needsSecondReader(
  question: Question,
  builtIn: AnalysisRequest,
  mode: ReadingMode,
): boolean {
  if (mode === 'never' || question.request !== undefined || settled.has(builtIn.plan.intent))
    return false;
  return mode === 'always' || isUnsure(builtIn);
}

async function askForPlan(
  question: Question,
  builtIn: AnalysisRequest,
  access: ModelAccess,
): Promise<CallOutcome> {
  const call = streamSentences({
    model: await access.open(),
    instructions: createReadingInstructions(),
    messages: [{ role: 'user', content: createReadingPrompt(question, builtIn) }],
    tools: undefined,
    budget: { ...access.budget, ...limits },
    signal: new AbortController().signal,
  });
  for (;;) {
    const next = await call.next();
    if (next.done === true) return next.value;
  }
}

const listSubjects = ({ symbol, plan }: AnalysisRequest): string =>
  [symbol, plan.otherSymbol, ...(plan.others ?? [])].filter((one) => one !== undefined).join(' ');

/** Whether both name a subject, or a period, and not the same. */
function differ(builtIn: AnalysisRequest, read: AnalysisRequest): boolean {
  const areNamed = builtIn.plan.namesInstrument === true && read.plan.namesInstrument === true;
  if (areNamed && listSubjects(builtIn) !== listSubjects(read)) return true;
  const [own, other] = [builtIn.plan.period, read.plan.period];
  return own !== undefined && other !== undefined && JSON.stringify(own) !== JSON.stringify(other);
}

/** Whether a model reads no instrument where the built-in reader found one in the words. */
const isSubjectOverlooked = (
  { intent, subjects }: PlanProposal,
  { plan }: AnalysisRequest,
): boolean => plan.namesInstrument === true && subjects.length === 0 && !withoutSubject.has(intent);

/** So few words hold no subject: "the other one" may mean any instrument asked about before. */
const maxOpenWords = 2;

/** Whether nothing says what a follow-up is about: not its words, nor the built-in reader. */
const isOpenFollowUp = (
  { message }: Pick<Question, 'message'>,
  builtIn: AnalysisRequest,
  read: AnalysisRequest,
): boolean =>
  builtIn.plan.intent === 'unknown' &&
  read.plan.namesInstrument !== true &&
  !withoutSubject.has(read.plan.intent) &&
  message.trim().split(/\s+/).length <= maxOpenWords;

/** The reading that counts of the built-in one and what a model answered. */
export function combineReadings(
  question: Pick<Question, 'message' | 'now'>,
  builtIn: AnalysisRequest,
  { answer, catalogue }: { readonly answer: string; readonly catalogue: InstrumentCatalogue },
): readonly AnalysisRequest[] {
  const proposal = parseProposal(answer);
  const read = proposal && checkProposal(proposal, builtIn, { asked: question, catalogue });
  if (proposal === undefined || read === undefined) return [builtIn];
  if (!isComplete(read) || !hasEnoughSubjects(read) || isSubjectOverlooked(proposal, builtIn))
    return [builtIn];
  const merged = keepOwnParameters(read, builtIn);
  if (differ(builtIn, merged) || isOpenFollowUp(question, builtIn, merged))
    return [builtIn, merged];
  return [isUnsure(builtIn) ? addDoubt(merged, builtIn) : addDoubt(builtIn, merged)];
}

/**
 * Reads a question by a model beside the built-in reading. One request: it counts; what was invented
 * is thrown away. Two: they differ in subject or period, and the person chooses.
 */
export async function readWithModel(
  question: Question,
  builtIn: AnalysisRequest,
  { access, catalogue }: { readonly access: ModelAccess; readonly catalogue: InstrumentCatalogue },
): Promise<SecondReading> {
  const call = await askForPlan(question, builtIn, access);
  const answer = call.fault === undefined ? call.text : '';
  return { requests: combineReadings(question, builtIn, { answer, catalogue }), call };
}
