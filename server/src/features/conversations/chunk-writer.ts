import { setTimeout as wait } from 'node:timers/promises';
import { isForeignKeyViolation } from '../../db/constraint-violation.ts';
import type { EncodedChunk } from './answer-chunk.ts';
import type { AnswerRun } from './answer-run.ts';
import type { AnswerEnding } from './store-chunks.ts';

type Store = (batch: {
  readonly from: number;
  readonly chunks: readonly EncodedChunk[];
  readonly ending?: AnswerEnding;
}) => Promise<void>;

/** Retry delays of storing: an answer survives a database outage of some seconds. */
const retryDelaysMs = [100, 200, 400, 800, 1_600, 3_200, 3_200] as const;

async function storeWithRetries(store: () => Promise<void>, attempt = 0): Promise<void> {
  try {
    await store();
  } catch (error) {
    const delayMs = retryDelaysMs[attempt];
    // A retry is no use when the conversation was deleted.
    if (delayMs === undefined || isForeignKeyViolation(error)) throw error;
    await wait(delayMs);
    await storeWithRetries(store, attempt + 1);
  }
}

export type ChunkWriter = {
  /** Queues chunks to store as a batch, then publish. Throws the error of an earlier batch. */
  write(chunks: readonly EncodedChunk[]): void;
  /** Stores the last chunks with the ending. Rejects when something could not be stored. */
  end(chunks: readonly EncodedChunk[], ending: AnswerEnding): Promise<void>;
};

/** Stores the events of an answer in their order, and publishes each only after it is committed. */
export function createChunkWriter(run: AnswerRun, store: Store): ChunkWriter {
  let waiting: EncodedChunk[] = [];
  let ending: AnswerEnding | undefined;
  let storing: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;

  async function storeNext(): Promise<void> {
    const chunks = waiting;
    waiting = [];
    const batch = { from: run.events.length, chunks, ...(ending === undefined ? {} : { ending }) };
    await storeWithRetries(() => store(batch));
    run.publish(chunks.map(({ json }) => json));
  }

  async function storeAll(): Promise<void> {
    try {
      while (waiting.length > 0) await storeNext();
    } catch (error) {
      failure = { error };
    } finally {
      storing = undefined;
    }
  }

  function throwFailure(): void {
    if (failure !== undefined) throw failure.error;
  }

  return {
    write(chunks) {
      throwFailure();
      waiting.push(...chunks);
      storing ??= storeAll();
    },
    async end(chunks, how) {
      await storing;
      throwFailure();
      waiting.push(...chunks);
      ending = how;
      await storeAll();
      throwFailure();
    },
  };
}
