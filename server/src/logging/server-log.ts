import type { Config } from '../config.ts';
import { openRotatingFile, type LogStream } from './rotating-file.ts';

/** Server log: short lines to the terminal, JSON lines to a file. */
export type ServerLog = {
  /** The file, for loggers that write their own JSON lines. */
  readonly stream: LogStream;
  /** A line to the terminal and the file. */
  readonly info: (line: string) => void;
  /** A line to the terminal only. */
  readonly printUnlogged: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly error: (line: string, error: unknown) => void;
  close(): void;
};

// Pino level numbers: pino writes the other lines of the file.
const levels = {
  trace: 10,
  debug: 20,
  info: 30,
  warn: 40,
  error: 50,
  fatal: 60,
  silent: 100,
} as const;

export function createServerLog(file: string, level: Config['logLevel']): ServerLog {
  const target = openRotatingFile(file);
  const note = (weight: 'info' | 'warn' | 'error', entry: object): void => {
    if (levels[weight] >= levels[level])
      target.write(
        `${JSON.stringify({ level: levels[weight], time: Date.now(), pid: process.pid, ...entry })}\n`,
      );
  };
  // The terminal may close before this process, e.g. when the launcher was killed.
  process.stdout.on('error', () => {});
  return {
    stream: target,
    info: (line) => {
      print(line);
      note('info', { msg: line.trim() });
    },
    printUnlogged: print,
    warn: (line) => note('warn', { msg: line }),
    error: (line, error) => {
      note('error', { msg: line, err: describe(error) });
      target.flush();
    },
    close: () => target.close(),
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  };
}
