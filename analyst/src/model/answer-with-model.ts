import type { AnalysisRequest, Intent } from '@vela/contracts';
import type { AnswerPart, Question } from '../answer-part.ts';
import type { WithheldSentence } from '../guard/guard-context.ts';
import { createAnswerTeller, splitNotes, tellRest, type AnswerTeller } from './answer-teller.ts';
import { isKeyMissing } from './model-access.ts';
import {
  listAnswerFacts,
  listAnswerLabels,
  openAnswer,
  type NarratedAnswer,
  type OpenedAnswer,
} from './narrated-answer.ts';
import { findUnsureRequest, readAgain, type ReadingDeps } from './reading/read-again.ts';
import { speakFacts, type SpokenOutcome } from './speak-facts.ts';
import { toUsage } from './to-usage.ts';

/** `answer` is the built-in answer of a question, guarded: it is told where the model fails. */
export type ModelAnswerDeps = ReadingDeps & {
  readonly onWithheld?: (withheld: WithheldSentence) => void;
};

/** What Vela says in its own words alone: refusals, help, and answers without facts. */
const ownIntents: ReadonlySet<Intent> = new Set([
  'advice',
  'distress',
  'off-topic',
  'small-talk',
  'help',
  'task',
  'unknown',
  'not-covered',
  'unknown-symbol',
  'ambiguous-symbol',
  'mode-not-available',
  'concept',
]);

/** Whether a model may tell this answer: there are facts, and it is no refusal. */
function isForModel({ understanding, sentences }: NarratedAnswer): boolean {
  const { intent, request } = understanding;
  const asksAdvice = request?.plan.property?.asksAdvice === true;
  const isDefinition = request?.plan.asksForDefinition === true;
  if (ownIntents.has(intent) || asksAdvice || isDefinition) return false;
  return sentences.some(({ factIds }) => factIds.length > 0);
}

type Speaking = {
  readonly question: Question;
  readonly answer: NarratedAnswer;
  readonly teller: AnswerTeller;
};

/** The sentences of the model, after what the narrator says first. */
async function* tellSentences(
  { question, answer, teller }: Speaking,
  { access, catalogue }: ModelAnswerDeps,
): AsyncGenerator<AnswerPart, SpokenOutcome> {
  if (isKeyMissing(access.settings))
    return { fault: 'no-key', written: 0, withheld: [], calls: [] };
  const { understanding } = answer;
  const { language, interval, symbol } = understanding;
  const facts = listAnswerFacts(answer);
  const labels = listAnswerLabels(answer, language, catalogue);
  const guard = { language, interval, facts, labels, symbol, catalogue };
  const leaving = new AbortController();
  const { before } = splitNotes(answer.sentences);
  const spoken = { message: question.message, understanding, facts, guard };
  const sentences = speakFacts(spoken, access, leaving.signal);
  try {
    let next = await sentences.next();
    if (next.done !== true) for (const note of before) yield* teller.tell(note);
    for (; next.done !== true; next = await sentences.next()) yield* teller.tell(next.value);
    return next.value;
  } finally {
    leaving.abort();
  }
}

/** Tells the facts of an answer by a model, and by the narrator where it fails. */
async function* tellByModel(
  question: Question,
  answer: NarratedAnswer,
  deps: ModelAnswerDeps,
): AsyncGenerator<AnswerPart, SpokenOutcome> {
  if (answer.analysis !== undefined) yield { type: 'analysis', data: answer.analysis };
  yield* answer.parts.filter(({ type }) => type === 'notice');
  const teller = createAnswerTeller(answer);
  const outcome = yield* tellSentences({ question, answer, teller }, deps);
  const { fault, withheld, written } = outcome;
  for (const one of withheld) deps.onWithheld?.(one);
  yield* tellRest(answer, { teller, fault, written, hasWithheld: withheld.length > 0 });
  return outcome;
}

type Spent = Pick<SpokenOutcome, 'written' | 'withheld' | 'calls'>;
const nothingSpent: Spent = { written: 0, withheld: [], calls: [] };

/** The model's sentences, or the narrator's own answer where those are not for a model. */
async function* tellOpened(
  question: Question,
  opened: OpenedAnswer,
  deps: ModelAnswerDeps,
): AsyncGenerator<AnswerPart, Spent | undefined> {
  yield { type: 'understanding', data: opened.understanding };
  const answer = await opened.collect();
  if (isForModel(answer)) return yield* tellByModel(question, answer, deps);
  yield* answer.parts;
  return undefined;
}

/** Reads by a model too, then tells what counts, or asks back. */
async function* tellReread(
  question: Question,
  { opened, builtIn }: { readonly opened: OpenedAnswer; readonly builtIn: AnalysisRequest },
  deps: ModelAnswerDeps,
): AsyncGenerator<AnswerPart, Spent> {
  const { request, asksBack, calls } = await readAgain(question, builtIn, deps);
  if (asksBack !== undefined) {
    await opened.leave();
    yield { type: 'understanding', data: opened.understanding };
    yield* asksBack;
    return { ...nothingSpent, calls };
  }
  const isSame = request === builtIn;
  if (!isSame) await opened.leave();
  const read = isSame ? opened : await openAnswer(deps.answer({ ...question, request }));
  const spent = (yield* tellOpened(question, read, deps)) ?? nothingSpent;
  return { ...spent, calls: [...calls, ...spent.calls] };
}

/**
 * Answers a question with a model as second reader and as the voice: the engine's facts and the
 * narrator's answer are made first; the model tells them, sentence by sentence through the guard.
 * Where it fails, the narrator's sentences follow in the same answer under a notice.
 */
export async function* answerWithModel(
  question: Question,
  deps: ModelAnswerDeps,
): AsyncGenerator<AnswerPart> {
  const startedAt = performance.now();
  const opened = await openAnswer(deps.answer(question));
  try {
    const builtIn = findUnsureRequest(question, opened.understanding, deps);
    const spent = yield* builtIn === undefined
      ? tellOpened(question, opened, deps)
      : tellReread(question, { opened, builtIn }, deps);
    const seconds = (performance.now() - startedAt) / 1_000;
    if (spent !== undefined)
      yield toUsage(deps.access.settings, { ...spent, seconds, withheld: spent.withheld.length });
  } finally {
    await opened.leave();
  }
}
