import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';

/** Where log lines go. */
export type LogStream = { write(line: string): void };

export type RotatingFile = LogStream & {
  /** Puts down what is still held back. */
  flush(): void;
  close(): void;
};

type RotatingFileOptions = {
  readonly maxBytes?: number;
  readonly keep?: number;
  /** UTC milliseconds; tests pass their own. */
  readonly now?: () => number;
};

const dayMs = 86_400_000;
/** So long one file is written at most. */
const spanMs = 30 * dayMs;
/** A file that was last written so long ago goes: its oldest line, and the wait until it is looked at again, still lie within a year. */
const forgottenAfterMs = 365 * dayMs - 2 * spanMs;
const flushEveryMs = 100;
const flushAtBytes = 64 * 1024;

/**
 * A log file that is renamed to `.1` (and that to `.2`, up to `keep`) before it would outgrow `maxBytes`, and after thirty days. Lines are
 * put down together every 100 ms; none is kept for longer than a year. A disk that is full loses lines, never the server.
 */
export function openRotatingFile(
  file: string,
  { maxBytes = 10 * 1024 * 1024, keep = 5, now = Date.now }: RotatingFileOptions = {},
): RotatingFile {
  forgetOldFiles();
  let handle = openSync(file, 'a', 0o600);
  const { size: sizeBefore, birthtimeMs } = fstatSync(handle);
  let size = sizeBefore;
  let begunAt = size === 0 ? now() : (firstTimeIn(file) ?? birthtimeMs);
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
    // Where it fails, lines go on into the file that is open, and it is tried again after as many more.
    size = 0;
    begunAt = now();
    try {
      rmSync(`${file}.${keep}`, { force: true });
      for (let age = keep - 1; age >= 0; age--)
        moveIfThere(age === 0 ? file : `${file}.${age}`, `${file}.${age + 1}`);
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
      if (mtimeMs !== undefined && now() - mtimeMs > forgottenAfterMs)
        rmSync(older, { force: true });
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

/** The time that the first line of a log names. Not every file system tells when a file was made, and a copy is younger than its lines. */
function firstTimeIn(file: string): number | undefined {
  const time = /"time":(\d+)/.exec(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '')?.[1];
  return time === undefined ? undefined : Number(time);
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // There are not that many yet.
  }
}
