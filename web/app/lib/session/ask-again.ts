import { ApiError } from '../api-error.ts';

const waitsMs = [1_000, 2_000, 4_000];

/** Asks, and asks again three times at most while the server says that it is unavailable for a moment and the answer is still wanted. */
export async function askAgain(ask: () => Promise<void>, isWanted: () => boolean): Promise<void> {
  for (const wait of waitsMs) {
    try {
      // One after another: that is what the waits are for.
      // oxlint-disable-next-line no-await-in-loop
      await ask();
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || !isWanted()) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await ask();
}
