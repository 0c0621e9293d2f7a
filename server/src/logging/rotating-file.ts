import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** Where log lines go. */
export type LogStream = { write(line: string): void };

export type RotatingFile = LogStream & {
  /** Puts down what is still held back. */
  flush(): void;
  close(): void;
};

type RotatingFileOptions = { readonly maxBytes?: number; readonly keep?: number };

const flushEveryMs = 100;
const flushAtBytes = 64 * 1024;

/**
 * A log file that is renamed to `.1` (and that to `.2`, up to `keep`) before it would outgrow `maxBytes`. Lines are put
 * down together every 100 ms. A disk that is full loses lines, never the server.
 */
export function openRotatingFile(file: string, { maxBytes = 10 * 1024 * 1024, keep = 5 }: RotatingFileOptions = {}): RotatingFile {
  let handle = openSync(file, 'a', 0o600);
  let size = fstatSync(handle).size;
  let held = '';

  const flush = (): void => {
    if (held === '') return;
    const bytes = Buffer.from(held);
    held = '';
    try {
      if (size > 0 && size + bytes.length > maxBytes) rotate();
      size += writeSync(handle, bytes);
    } catch {
      // Nowhere is left to report to.
    }
  };
  const rotate = (): void => {
    closeSync(handle);
    rmSync(`${file}.${keep}`, { force: true });
    for (let age = keep - 1; age >= 0; age--) moveIfThere(age === 0 ? file : `${file}.${age}`, `${file}.${age + 1}`);
    handle = openSync(file, 'a', 0o600);
    size = 0;
  };
  const timer = setInterval(flush, flushEveryMs);
  timer.unref();

  return {
    write: (line) => {
      held += line;
      if (held.length >= flushAtBytes) flush();
    },
    flush,
    close: () => {
      clearInterval(timer);
      flush();
      closeSync(handle);
    },
  };
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // There are not that many yet.
  }
}
