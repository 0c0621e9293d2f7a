import type { AnswerPart, Question } from '@vela/analyst';
import { errorMessage, type Language } from '@vela/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Analyst } from '../../analyst.ts';
import type { Database } from '../../db/database.ts';
import { createAnswerEncoder } from './answer-chunk.ts';
import type { AnswerRun } from './answer-run.ts';
import { createChunkWriter } from './chunk-writer.ts';
import { storeChunks, type AnswerEnding } from './store-chunks.ts';
import { untilStopped } from './until-stopped.ts';

/** What to answer: the language and candle limit that were chosen, and the question itself, read when the answer begins. */
export type AnswerTask = {
  readonly language: Language;
  readonly limit: number | undefined;
  readonly ask: () => Promise<Question>;
};

export type WriteDeps = {
  readonly db: Database;
  readonly analyst: Pick<Analyst, 'answer'>;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
};

function outcomeOf(run: AnswerRun): AnswerEnding['outcome'] {
  if (!run.signal.aborted) return 'completed';
  return run.signal.reason === 'stopped' ? 'stopped' : 'failed';
}

/**
 * Writes the answer to a stored message to its end, whoever is watching: each part is stored, then published. Never rejects: what goes
 * wrong ends the answer as failed, and what was said before stays.
 */
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
    const explanation = { language, author: 'narrator', sentences: [...encoder.sentences] };
    return writer.end(encoder.finish(outcome), { outcome, analysisIds, explanation });
  }

  try {
    const outcome = await writeParts(untilStopped(answerTo(task, deps), run.signal), take).then(
      () => outcomeOf(run),
      (error: unknown) => {
        deps.log.error({ err: error, answerId: run.answerId }, 'an answer broke off');
        take(unexpected(language));
        return 'failed' as const;
      },
    );
    await end(outcome);
    run.finish(true);
  } catch (error) {
    deps.log.error({ err: error, answerId: run.answerId }, 'an answer could not be stored');
  }
}

async function* answerTo(task: AnswerTask, deps: WriteDeps): AsyncGenerator<AnswerPart> {
  yield* deps.analyst.answer(await task.ask());
}

async function writeParts(
  parts: AsyncIterable<AnswerPart>,
  take: (part: AnswerPart) => void,
): Promise<void> {
  for await (const part of parts) take(part);
}

function unexpected(language: Language): AnswerPart {
  return {
    type: 'notice',
    data: { code: 'INTERNAL', message: errorMessage('INTERNAL', language) },
  };
}
