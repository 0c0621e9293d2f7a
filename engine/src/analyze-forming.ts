import type { TechnicalScanner } from './analysis.ts';
import type { Candle, Interval } from './candles/candles.ts';
import { toCandles } from './candles/to-candles.ts';
import type { Finding, Transition } from './structure/finding.ts';

/** What a candle that is still forming would bring if it closed as it stands. Never stored. */
export type ProvisionalFindings = {
  /** Marks it as no analysis: the next trade may change all of it. */
  readonly provisional: true;
  readonly forming: Candle;
  /** Structures it would confirm. */
  readonly confirmed: readonly Finding[];
  /** Known structures it would change, with the transitions that it would add. */
  readonly changed: readonly {
    readonly finding: Finding;
    readonly transitions: readonly Transition[];
  }[];
};

/**
 * Applies a forming candle to a copy of the scanner's state, which is thrown away: nothing of it
 * enters the scanner or its analyses. Section 6 of the definitions, the contract. Throws as
 * `append` does where the candle is none or does not open after the closed ones. Costs one run
 * over the closed candles.
 */
export function analyzeForming(
  scanner: Pick<TechnicalScanner, 'copy'>,
  interval: Interval,
  forming: Candle,
): ProvisionalFindings {
  const fork = scanner.copy();
  const before = fork.analysis().findings;
  fork.append(toCandles(interval, [forming]));
  const { findings, candles } = fork.analysis();
  const last = candles.length - 1;
  // What does not change stays the same object from one analysis to the next.
  const changed = findings
    .slice(0, before.length)
    .filter((finding, index) => finding !== before[index])
    .map((finding) => {
      return { finding, transitions: finding.transitions.filter(({ at }) => at === last) };
    });
  const confirmed = findings.slice(before.length);
  return { provisional: true, forming: { ...forming }, confirmed, changed };
}
