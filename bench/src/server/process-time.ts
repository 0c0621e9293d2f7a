import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const ticksPerSecond = 100;

function readSeconds(file: string): number | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** Seconds of a core used by the thread that answers requests; undefined except on Linux. */
export function readMainThreadSeconds(pid: number): number | undefined {
  return readSeconds(`/proc/${pid}/task/${pid}/stat`);
}

/** Waits until a process uses less than a tenth of a core, at most a minute. */
export async function waitUntilIdle(pid: number): Promise<void> {
  for (let waited = 0; waited < 60; waited += 1) {
    const before = readSeconds(`/proc/${pid}/stat`) ?? 0;
    await delay(1_000);
    if ((readSeconds(`/proc/${pid}/stat`) ?? 0) - before < 0.1) return;
  }
}
