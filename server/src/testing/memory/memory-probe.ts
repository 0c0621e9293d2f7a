/**
 * Loaded before a server that is measured (`--import`): answers each message of its parent with the
 * memory of the process and of its threads.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
const threads = new Set<Worker>();
process.on('worker', (worker) => {
  threads.add(worker);
  worker.once('exit', () => threads.delete(worker));
});

/** A thread that loads modules or ends does not answer. */
const answerMs = 1_000;

async function describeThread(worker: Worker): Promise<string> {
  const asked = worker.getHeapStatistics().catch(() => undefined);
  const statistics = await Promise.race([asked, delay(answerMs)]);
  if (statistics === undefined) return 'busy';
  const { used_heap_size, total_heap_size, external_memory } = statistics;
  return `${megabytes(used_heap_size)}/${megabytes(total_heap_size)}+${megabytes(external_memory)}`;
}

async function describeMemory(): Promise<string> {
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
  const described = await Promise.all([...threads].map(describeThread));
  const main = `main ${megabytes(heapUsed)}/${megabytes(heapTotal)}+${megabytes(external)} (buffers ${megabytes(arrayBuffers)})`;
  return `rss ${megabytes(rss)} MB; heaps used/total+external: ${main}; threads ${described.join(', ')}`;
}

process.on('message', () => void describeMemory().then((line) => process.send?.(line)));
// The channel alone does not hold the process open.
process.channel?.unref();
