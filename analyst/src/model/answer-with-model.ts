import type { AnalysisRequest } from '@vela/contracts';
import type { AnswerPart, Question } from '../answer-part.ts';
import { openAnswer, type OpenedAnswer } from './narrated-answer.ts';
import { findUnsureRequest, readAgain, type ReadingDeps } from './reading/read-again.ts';
import type { SpokenOutcome } from './speak-facts.ts';
import { isForModel, tellByModel, type TellingDeps } from './tell-by-model.ts';
import { toUsage } from './to-usage.ts';

/** `answer` is the built-in answer of a question, guarded: it is told where the model fails. */
export type ModelAnswerDeps = ReadingDeps & TellingDeps;

type Spent = Pick<SpokenOutcome, 'written' | 'refused' | 'calls'>;
const nothingSpent: Spent = { written: 0, refused: [], calls: [] };

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
      yield toUsage(deps.access.settings, { ...spent, seconds, refused: spent.refused.length });
  } finally {
    await opened.leave();
  }
}
