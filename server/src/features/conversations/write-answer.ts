import type { AnswerPart, Question } from '@vela/analyst';
import { getErrorMessage, type Language } from '@vela/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Analyst } from '../../analyst.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { toOwner } from '../../threads/owner.ts';
import { createAnswerEncoder } from './answer-chunk.ts';
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
};

export type WriteDeps = {
  readonly db: Database;
  readonly analyst: Pick<Analyst, 'answer' | 'author'>;
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
  const writer = createChunkWriter(run, (batch) =>
    storeChunks(deps.db, { ...batch, answer: run, limit: task.limit, now: deps.now() }),
  );
  const analysisIds: string[] = [];
  let { language } = task;

  function take(part: AnswerPart): void {
    if (part.type === 'understanding') ({ language } = part.data);
    if (part.type === 'analysis') analysisIds.push(part.data.id);
    writer.write(encoder.encode(part));
  }

  function end(outcome: AnswerEnding['outcome']): Promise<void> {
    const explanation = {
      language,
      author: deps.analyst.author,
      ...encoder.told,
    };
    return writer.end(encoder.finish(outcome), { outcome, analysisIds, explanation });
  }

  try {
    const outcome = await writeParts(
      takeUntilAborted(answerQuestion(task, deps), run.signal),
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
  } catch (error) {
    deps.log.error({ err: error, answerId: run.answerId }, 'an answer could not be stored');
  }
}

async function* answerQuestion(task: AnswerTask, deps: WriteDeps): AsyncGenerator<AnswerPart> {
  yield* deps.analyst.answer(await task.ask(), toOwner(task.userId));
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
