import { Readable } from 'node:stream';

/** What one browser may take of the server. */
export type LiveClientLimits = {
  readonly heartbeatMs: number;
  /** Events that must not be lost and wait for a slow reader; more end the stream. */
  readonly maxWaitingBytes: number;
  /** A reader that takes nothing for so long is cut; it resumes. */
  readonly stalledMs: number;
};

export const liveClientLimits: LiveClientLimits = {
  heartbeatMs: 15_000,
  maxWaitingBytes: 256 * 1024,
  stalledMs: 10_000,
};

/** A stored event, encoded. */
export type LoggedBytes = { readonly id: number; readonly bytes: Buffer };

export const encodeEvent = (event: string, body: string, id?: string): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${body}\n\n`);

const keepAlive = Buffer.from(': keep-alive\n\n');

/**
 * The stream of one browser. Of states only the latest of each waits for a slow reader; events of
 * the log wait in order, up to a limit.
 */
export class LiveClient {
  readonly id: string;
  readonly userId: number;
  readonly stream: Readable;
  readonly topics = new Set<string>();
  /** The last event of the log that the browser heard on an earlier stream; 0 without one. */
  #resumeFrom: number;
  /** Events of the log that wait until those before them are read. */
  #held: LoggedBytes[] | undefined;
  readonly #limits: LiveClientLimits;
  readonly #states = new Map<string, Buffer>();
  #log: Buffer[] = [];
  #logBytes = 0;
  #isWanted = false;
  #hasEnded = false;
  #readAt = performance.now();
  #sentAt = performance.now();

  constructor(who: { id: string; userId: number; lastLogId: number }, limits: LiveClientLimits) {
    ({ id: this.id, userId: this.userId, lastLogId: this.#resumeFrom } = who);
    this.#limits = limits;
    this.stream = new Readable({
      highWaterMark: 4 * 1024,
      read: () => {
        this.#isWanted = !this.#hasEnded;
        this.#readAt = performance.now();
        this.#drain();
      },
    });
  }

  /** Sends the newest state of something; an older one that waits is dropped. */
  sendState(name: string, bytes: Buffer): void {
    if (this.#isWanted && this.#log.length === 0) this.#push(bytes);
    else this.#states.set(name, bytes);
  }

  /** Where the log is to be resumed, once; from then on its events wait for `release`. */
  holdFrom(): number | undefined {
    const from = this.#resumeFrom;
    if (from === 0) return undefined;
    this.#resumeFrom = 0;
    this.#held = [];
    return from;
  }

  /** Sends what was missed, then what came meanwhile. */
  release(missed: readonly LoggedBytes[]): void {
    const last = missed.at(-1)?.id ?? 0;
    const held = (this.#held ?? []).filter(({ id }) => id > last);
    this.#held = undefined;
    for (const { bytes } of [...missed, ...held]) this.sendLog(bytes);
  }

  /** Sends a stored event of the log, in order. */
  sendLogged(event: LoggedBytes): void {
    if (this.#held === undefined) this.sendLog(event.bytes);
    else this.#held.push(event);
  }

  /** Sends an event that may not be lost, in order. */
  sendLog(bytes: Buffer): void {
    this.#log.push(bytes);
    this.#logBytes += bytes.length;
    this.#drain();
    if (this.#logBytes > this.#limits.maxWaitingBytes) this.resync();
  }

  /** More was missed than is kept: says so and ends. */
  resync(): void {
    this.#log = [encodeEvent('resync', JSON.stringify({ topics: [...this.topics] }))];
    this.#logBytes = 0;
    this.#states.clear();
    this.end();
  }

  /** Ends the stream after what waits; the browser connects again. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#isWanted = false;
    for (const bytes of this.#log.splice(0)) this.stream.push(bytes);
    if (!this.stream.destroyed) this.stream.push(null);
  }

  /** Called every second: a sign of life to those that wait, an end to those that do not read. */
  check(): void {
    const now = performance.now();
    const isStalled = this.#states.size + this.#log.length > 0 && !this.#isWanted;
    if (isStalled && now - this.#readAt > this.#limits.stalledMs) this.stream.destroy();
    else if (this.#isWanted && now - this.#sentAt >= this.#limits.heartbeatMs)
      this.#push(keepAlive);
  }

  #push(bytes: Buffer): void {
    this.#sentAt = performance.now();
    this.#isWanted = this.stream.push(bytes);
  }

  #drain(): void {
    while (this.#isWanted && this.#log.length > 0) {
      const [bytes] = this.#log.splice(0, 1);
      if (bytes === undefined) return;
      this.#logBytes -= bytes.length;
      this.#push(bytes);
    }
    for (const [name, bytes] of this.#states) {
      if (!this.#isWanted) return;
      this.#states.delete(name);
      this.#push(bytes);
    }
  }
}
