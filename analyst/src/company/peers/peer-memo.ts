import type { PeerFigures } from '@vela/engine';

/** Figures of a company as known on a day, YYYY-MM-DD; undefined where there are none. */
export type ReadPeerFigures = (symbol: string, knownOn: string) => Promise<PeerFigures | undefined>;

/** Some 500 bytes each. */
const maxKept = 2000;

/**
 * Keeps the figures of companies by company and day; they are read one company at a time, however
 * many ask. Filings that could not be read are read again.
 */
export function createPeerMemo(readFigures: ReadPeerFigures): ReadPeerFigures {
  const kept = new Map<string, ReturnType<ReadPeerFigures>>();
  let last: Promise<unknown> = Promise.resolve();
  return (symbol, knownOn) => {
    const key = `${symbol} ${knownOn}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= maxKept) kept.clear();
    const reading = last.then(() => readFigures(symbol, knownOn));
    last = reading.catch(() => kept.delete(key));
    kept.set(key, reading);
    return reading;
  };
}
