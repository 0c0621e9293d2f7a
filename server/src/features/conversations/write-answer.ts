import {
  answerWithModel,
  type AnswerPart,
  type Question,
  type WithheldSentence,
} from '@vela/analyst';
import { getErrorMessage, type AnswerUsage, type Language } from '@vela/contracts';
import type { MarketData } from '@vela/market-data';
import type { FastifyBaseLogger } from 'fastify';
import type { Analyst } from '../../analyst.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { ModelVoice } from '../../model-voice.ts';
import { toOwner } from '../../threads/owner.ts';
import { createAnswerEncoder } from './answer-chunk.ts';
import { createRecipeNote, type RecipeNote } from './answer-recipe.ts';
import type { AnswerRun } from './answer-run.ts';
import { createChunkWriter } from './chunk-writer.ts';
import { storeChunks, type AnswerEnding } from './store-chunks.ts';
import { takeUntilAborted } from './take-until-aborted.ts';

/** Language and candle limit of an answer, and its question, read when the answer starts. */
export type AnswerTask = {
  readonly userId: number;
  readonly language: Language;
  readonly limit: number | undefined;
  readonly ask: () => Promise<Question>;
  /** The analysis that "since then" means. */
  readonly lastAnalysisId: string | null;
};

export type WriteDeps = {
  readonly db: Database;
  readonly analyst: Pick<Analyst, 'answer' | 'author'>;
  readonly voice: ModelVoice;
  readonly marketData: Pick<MarketData, 'catalogue'>;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
};

function toOutcome(run: AnswerRun): AnswerEnding['outcome'] {
  if (!run.signal.aborted) return 'completed';
  return run.signal.reason === 'stopped' ? 'stopped' : 'failed';
}

/** Writes an answer, stored then published by part. Never rejects: errors end it as failed. */
export async function writeAnswer(
  run: AnswerRun,
  task: AnswerTask,
  deps: WriteDeps,
): Promise<void> {
  const encoder = createAnswerEncoder(run.messageId);
  const note = createRecipeNote(task.lastAnalysisId);
  const writer = createChunkWriter(run, (batch) =>
    storeChunks(deps.db, {
      ...batch,
      answer: run,
      limit: task.limit,
      now: deps.now(),
      recipe: note.recipe,
    }),
  );
  const analysisIds: string[] = [];
  let { language } = task;
  let usage: AnswerUsage | undefined;

  function take(part: AnswerPart): void {
    if (part.type === 'understanding') {
      ({ language } = part.data);
      note.noteRequest(part.data.request);
    }
    if (part.type === 'analysis') analysisIds.push(part.data.id);
    if (part.type === 'usage') usage = part.data;
    writer.write(encoder.encode(part));
  }

  function end(outcome: AnswerEnding['outcome']): Promise<void> {
    const explanation = {
      language,
      author: usage === undefined || usage.written === 0 ? deps.analyst.author : usage.model,
      ...encoder.told,
    };
    return writer.end(encoder.finish(outcome), { outcome, analysisIds, explanation });
  }

  try {
    const outcome = await writeParts(
      takeUntilAborted(answerQuestion(task, note, deps), run.signal),
      take,
    ).then(
      () => toOutcome(run),
      (error: unknown) => {
        deps.log.error({ err: error, answerId: run.answerId }, 'an answer failed');
        take(createErrorNotice(error, language));
        return 'failed' as const;
      },
    );
    await end(outcome);
    run.finish(true);
    if (usage !== undefined) await deps.voice.recordUsage(usage, run);
  } catch (error) {
    deps.log.error({ err: error, answerId: run.answerId }, 'an answer could not be stored');
  }
}

/** The built-in answer, told by the model that the person agreed to, where there is one. */
async function* answerQuestion(
  task: AnswerTask,
  note: RecipeNote,
  deps: WriteDeps,
): AsyncGenerator<AnswerPart> {
  const question = await task.ask();
  await note.noteQuestion(question);
  const answer = (asked: Question) => deps.analyst.answer(asked, toOwner(task.userId));
  const access = await deps.voice.findAccess(task.userId);
  const { catalogue } = deps.marketData;
  const { reading } = deps.voice;
  // Without its words: they may repeat what the person wrote.
  const onWithheld = ({ faults }: WithheldSentence): void => {
    deps.log.warn({ rules: faults.map(({ rule }) => rule) }, 'a sentence was refused');
  };
  yield* access === undefined
    ? answer(question)
    : answerWithModel(question, { answer, access, catalogue, reading, onWithheld });
}

async function writeParts(
  parts: AsyncIterable<AnswerPart>,
  take: (part: AnswerPart) => void,
): Promise<void> {
  for await (const part of parts) take(part);
}

/** Says that too much work waits, or that something failed here. */
function createErrorNotice(error: unknown, language: Language): AnswerPart {
  const code = error instanceof AppError ? error.code : 'INTERNAL';
  return { type: 'notice', data: { code, message: getErrorMessage(code, language) } };
}
