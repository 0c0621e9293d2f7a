import { ApiError } from '../api-error.ts';

const retryDelaysMs = [1_000, 2_000, 4_000];

/** Runs `ask`, retried up to three times on 503 while its result is still wanted. */
export async function retryUnavailable(ask: () => Promise<void>, isWanted: () => boolean) {
  for (const wait of retryDelaysMs) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt follows a wait
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
