import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Processor time a process has used so far in seconds; undefined except on Linux. */
export function readProcessSeconds(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
