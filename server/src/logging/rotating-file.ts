import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';

export type LogStream = { write(line: string): void };

export type RotatingFile = LogStream & {
  flush(): void;
  close(): void;
};

type RotatingFileOptions = {
  readonly maxBytes?: number;
  readonly keep?: number;
  /** Clock in UTC milliseconds, injectable for tests. */
  readonly now?: () => number;
};

const dayMs = 86_400_000;
const spanMs = 30 * dayMs;
/** The oldest line of a removed file, and the wait for the next check, stay within a year. */
const removeAfterMs = 365 * dayMs - 2 * spanMs;
const flushEveryMs = 100;
const flushAtBytes = 64 * 1024;

/**
 * Renamed to `.1` (up to `keep`) before `maxBytes` and after thirty days; lines buffered 100 ms,
 * removed within a year. A full disk loses lines, never throws.
 */
export function openRotatingFile(
  file: string,
  { maxBytes = 10 * 1024 * 1024, keep = 5, now = Date.now }: RotatingFileOptions = {},
): RotatingFile {
  forgetOldFiles();
  let handle = openSync(file, 'a', 0o600);
  const { size: sizeBefore, birthtimeMs } = fstatSync(handle);
  let size = sizeBefore;
  let begunAt = size === 0 ? now() : (readFirstTime(file) ?? birthtimeMs);
  let held = '';

  const flush = (): void => {
    if (held === '') return;
    const bytes = Buffer.from(held);
    held = '';
    try {
      if (size > 0 && (size + bytes.length > maxBytes || now() - begunAt > spanMs)) rotate();
      size += writeSync(handle, bytes);
    } catch {
      // Nowhere is left to report to.
    }
  };
  const rotate = (): void => {
    // If it fails, lines continue in the open file; retried after another `maxBytes`.
    size = 0;
    begunAt = now();
    try {
      rmSync(`${file}.${keep}`, { force: true });
      for (let age = keep - 1; age >= 0; age--) {
        const from = age === 0 ? file : `${file}.${age}`;
        if (existsSync(from)) renameSync(from, `${file}.${age + 1}`);
      }
      forgetOldFiles();
      const next = openSync(file, 'a', 0o600);
      closeSync(handle);
      handle = next;
    } catch {
      // Nowhere is left to report to.
    }
  };
  function forgetOldFiles(): void {
    for (let age = 1; age <= keep; age++) {
      const older = `${file}.${age}`;
      const { mtimeMs } = statSync(older, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs !== undefined && now() - mtimeMs > removeAfterMs) rmSync(older, { force: true });
    }
  }
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

/** Time of the first line: not every file system has creation times, and copies are younger. */
function readFirstTime(file: string): number | undefined {
  const time = /"time":(\d+)/.exec(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '')?.[1];
  return time === undefined ? undefined : Number(time);
}
