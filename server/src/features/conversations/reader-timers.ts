import type { ViewLimits } from './view-limits.ts';

type Reader = {
  /** It has taken everything there is. */
  isWaiting(): boolean;
  keepAlive(): void;
  cut(): void;
};

/** Timers of the reader of a stream: heartbeats while it waits, and its end when it does not read. */
export function createReaderTimers(reader: Reader, limits: ViewLimits) {
  const heartbeat = setInterval(() => {
    if (reader.isWaiting()) reader.keepAlive();
  }, limits.heartbeatMs).unref();
  const stall = setInterval(() => {
    if (!reader.isWaiting()) reader.cut();
  }, limits.stalledMs).unref();
  let drain: NodeJS.Timeout | undefined;
  return {
    /** It took something: the time in which it may stand still begins anew. */
    noteRead: () => void stall.refresh(),
    /** The answer has ended: from the first call on the time for the rest is limited. */
    limitDrain() {
      drain ??= setTimeout(() => reader.cut(), limits.drainMs).unref();
    },
    stop() {
      clearInterval(heartbeat);
      clearInterval(stall);
      clearTimeout(drain);
    },
  };
}
