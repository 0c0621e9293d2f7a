import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { threadPriority } from '../../../thread-priority.ts';
import { createFairQueue } from '../../../threads/fair-queue.ts';
import { createWorkerThread } from '../../../worker-thread.ts';
import type { DocumentTask } from './pdf-worker.ts';
import type { SearchedContent } from './search-bytes.ts';

/** Looks into documents, one at a time of a network address and one in all. */
export type PdfChecker = {
  /**
   * What a document holds; `unreadable` also when it takes too long or too much memory. The same
   * bytes are looked into once. Rejects with TOO_MANY_REQUESTS or SERVICE_BUSY while others are
   * looked into.
   */
  check(task: DocumentTask, address: string): Promise<SearchedContent>;
  close(): Promise<void>;
};

const timeoutMs = 5000;
const maxHeapMb = 160;
const maxKnown = 1000;
const limits = { maxRunning: 1, maxRunningPerOwner: 1, maxWaiting: 20, maxWaitingPerOwner: 2 };

export function createPdfChecker(): PdfChecker {
  const queue = createFairQueue(limits);
  const thread = createWorkerThread<DocumentTask, SearchedContent>({
    file: new URL('./pdf-worker.ts', import.meta.url),
    name: 'lookIntoDocument',
    priority: threadPriority.timed,
    maxHeapMb,
  });
  const known = new LRUCache<string, SearchedContent>({ max: maxKnown });
  const running = new Map<string, Promise<SearchedContent>>();

  async function lookInto(task: DocumentTask, hash: string): Promise<SearchedContent> {
    let content: SearchedContent = 'unreadable';
    try {
      content = await thread.run(task, { signal: AbortSignal.timeout(timeoutMs) });
    } catch {
      // The thread ran out of time or memory: that is what the document does.
    }
    known.set(hash, content);
    return content;
  }

  return {
    async check(task, address) {
      const hash = createHash('sha256').update(task.bytes).digest('base64url');
      const content = known.get(hash);
      if (content !== undefined) return content;
      // A repeated click waits for the first one.
      const key = `${hash} ${address}`;
      const begun = running.get(key) ?? queue.run(address, () => lookInto(task, hash));
      running.set(key, begun);
      try {
        return await begun;
      } finally {
        running.delete(key);
      }
    },
    close: () => thread.close(),
  };
}
