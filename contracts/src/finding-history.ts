import type { WireFinding } from './finding.ts';
import type { Interval } from './interval.ts';

/**
 * The structures of a window of candles with their whole history: every finding known at the close of the window's last candle that was
 * confirmed or changed in the window, or was still standing when it began. In the order of confirmation.
 */
export type FindingHistory = {
  symbol: string;
  interval: Interval;
  /** Open times of the window's first and last candle. */
  from: number;
  to: number;
  findings: WireFinding[];
};

function knownFinding(finding: WireFinding, openTime: number): WireFinding {
  const known = finding.transitions.filter(({ at }) => at <= openTime);
  return known.length === finding.transitions.length ? finding : { ...finding, transitions: known };
}

/**
 * What was known at the close of the candle that opens at `openTime`: the findings confirmed by then, each with the states it had reached
 * by then. Because findings only ever grow at their end, this is what an analysis of the candles up to that one gives.
 */
export function findingsKnownAt(findings: readonly WireFinding[], openTime: number): WireFinding[] {
  return findings.flatMap((finding) =>
    finding.confirmedAt <= openTime ? [knownFinding(finding, openTime)] : [],
  );
}

function hashText(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
}

/** A short text that is the same for the same findings in the same states and times, in whatever order they stand, and hardly ever otherwise. */
export function findingsFingerprint(findings: readonly WireFinding[]): string {
  let [sum, mix] = [0, 0];
  for (const { id, transitions } of findings) {
    const hash = hashText(
      `${id} ${transitions.map(({ state, at }) => `${state}@${at}`).join(' ')}`,
      2_166_136_261,
    );
    sum = (sum + hash) >>> 0;
    mix = (mix ^ Math.imul(hash, 2_654_435_761)) >>> 0;
  }
  return `${findings.length}-${sum.toString(36)}-${mix.toString(36)}`;
}
