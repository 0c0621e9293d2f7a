import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

type Options = NonNullable<Parameters<FastifyBaseLogger['child']>[1]>;
type LevelName = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Logger of one request. Its child logger is created with its first line: most write none. */
class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Record<string, unknown>;
  readonly #options: Options;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Record<string, unknown>, options: Options) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): string {
    return String(this.#options.level ?? this.#parent.level);
  }

  set level(level: string) {
    this.#getOwn().level = level;
  }

  #getOwn(): FastifyBaseLogger {
    this.#own ??= this.#parent.child(this.#bindings, this.#options);
    return this.#own;
  }

  #write(level: LevelName, line: unknown[]): void {
    const own = this.#getOwn();
    Reflect.apply(own[level], own, line);
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line);
  }

  error(...line: unknown[]): void {
    this.#write('error', line);
  }

  warn(...line: unknown[]): void {
    this.#write('warn', line);
  }

  info(...line: unknown[]): void {
    this.#write('info', line);
  }

  debug(...line: unknown[]): void {
    this.#write('debug', line);
  }

  trace(...line: unknown[]): void {
    this.#write('trace', line);
  }

  silent(): void {}

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#getOwn().child(...given);
  }
}

/** Creates the loggers of requests. */
export const createRequestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  parent,
  bindings,
  options,
) => new RequestLogger(parent, bindings, options);
