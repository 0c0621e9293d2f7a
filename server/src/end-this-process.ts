import { setTimeout as delay } from 'node:timers/promises';

/** Calls of the system that a thread waits in: a file that never answers, a name server. */
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

/**
 * Ends this process, whatever hangs. `process.exit` waits for every thread, and so for ever for one that reads a file which never answers:
 * then the process kills itself, after those who listen for its exit were told.
 */
export async function endThisProcess(code: number): Promise<void> {
  for (const end = performance.now() + graceMs; isWaiting() && performance.now() < end;)
    await delay(20);
  if (!isWaiting()) process.exit(code);
  process.emit('exit', code);
  process.kill(process.pid, 'SIGKILL');
}
