import { readFile } from 'node:fs/promises';
import path from 'node:path';

const linesShown = 5;

/** The faults that the server logged last, oldest first: why a browser was answered with an error. */
export async function readLastFaults(dataDir: string): Promise<string[]> {
  const text = await readFile(path.join(dataDir, 'logs', 'server.log'), 'utf8').catch(() => '');
  const faults = text.split('\n').filter((line) => line.includes('"request failed"'));
  return faults.slice(-linesShown);
}
