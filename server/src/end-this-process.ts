import { setTimeout as delay } from 'node:timers/promises';

/** Blocking system calls of a thread pool thread: file reads, DNS look-ups. */
const waitingCalls = new Set([
  'FSReqPromise',
  'FSReqCallback',
  'GetAddrInfoReqWrap',
  'GetNameInfoReqWrap',
]);

const graceMs = 1_000;

function isWaiting(): boolean {
  return process.getActiveResourcesInfo().some((resource) => waitingCalls.has(resource));
}

/** Exits even if a thread blocks: `process.exit` waits for threads, so SIGKILL after `exit`. */
export async function endThisProcess(code: number): Promise<void> {
  for (const end = performance.now() + graceMs; isWaiting() && performance.now() < end;)
    await delay(20);
  if (!isWaiting()) process.exit(code);
  process.emit('exit', code);
  process.kill(process.pid, 'SIGKILL');
}
