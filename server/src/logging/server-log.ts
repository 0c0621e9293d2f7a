import type { Config } from '../config.ts';
import { openRotatingFile, type LogStream } from './rotating-file.ts';

/** Two places for two readers: short lines on the terminal for people, JSON lines in a file for everything. */
export type ServerLog = {
  /** The file, for those who write JSON lines of their own. */
  readonly stream: LogStream;
  /** A line for the person at the terminal; also in the file. */
  readonly say: (line: string) => void;
  /** The same, kept out of the file. */
  readonly sayUnlogged: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly fault: (line: string, error: unknown) => void;
  /** Puts everything down and closes the file. */
  close(): void;
};

// The numbers of pino, which writes the other lines of the file.
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
  // The terminal may go away before we do, as when whatever started us was killed.
  process.stdout.on('error', () => {});
  return {
    stream: target,
    say: (line) => {
      print(line);
      note('info', { msg: line.trim() });
    },
    sayUnlogged: print,
    warn: (line) => note('warn', { msg: line }),
    fault: (line, error) => {
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
