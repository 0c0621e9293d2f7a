import { readFileSync } from 'node:fs';

/** Reads a text file that another process may remove at any moment; undefined when it is missing. */
export function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
