import type { TechnicalAnalysis } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import type { Finding } from '../structure/finding.ts';

export type Analyze = (candles: Candles) => Pick<TechnicalAnalysis, 'findings' | 'indicators'>;

/** A finding as one JSON line, with the transitions before candle `end` only. */
export function describeFinding(finding: Finding, end = Number.POSITIVE_INFINITY): string {
  const {
    id,
    kind,
    direction,
    scale,
    label,
    timeframe,
    formedAt,
    confirmedAt,
    top,
    bottom,
    refs,
    measures,
  } = finding;
  const transitions = finding.transitions.filter((transition) => transition.at < end);
  return JSON.stringify([
    id,
    kind,
    direction,
    scale,
    label,
    timeframe,
    formedAt,
    confirmedAt,
    top,
    bottom,
    refs,
    measures,
    transitions,
  ]);
}

/**
 * Compares runs over the first `end` candles with the run over all, cut to what was confirmed by
 * then: number of findings (with transitions) and indicator columns that differ. 0 means no
 * repainting.
 */
export function countPrefixDifferences(
  analyze: Analyze,
  candles: Candles,
  ends: readonly number[],
): number {
  const whole = analyze(candles);
  const described = whole.findings.map((finding) => ({
    finding,
    complete: describeFinding(finding),
  }));
  let differences = 0;
  for (const end of ends) {
    const part = analyze(sliceCandles(candles, 0, end));
    const known = described.filter(({ finding }) => finding.confirmedAt < end);
    differences += Math.abs(known.length - part.findings.length);
    for (const [index, { finding, complete }] of known.entries()) {
      const isComplete = finding.transitions.every((transition) => transition.at < end);
      const expected = isComplete ? complete : describeFinding(finding, end);
      const actual = part.findings[index];
      if (actual !== undefined && describeFinding(actual) !== expected) differences += 1;
    }
    differences += countColumnDifferences(part, whole, end);
  }
  return differences;
}

function countColumnDifferences(
  part: ReturnType<Analyze>,
  whole: ReturnType<Analyze>,
  end: number,
): number {
  const names = ['atr14', 'ema20', 'ema50', 'ema200', 'rsi14'] as const;
  return names.filter((name) => {
    const early = part.indicators[name];
    return (
      early.length !== end ||
      early.some((value, index) => !Object.is(value, whole.indicators[name][index]))
    );
  }).length;
}

export type WindowOptions = {
  readonly limit: number;
  readonly firstEnd: number;
  readonly count: number;
};

/**
 * Compares windows of the last `limit` candles at `count` consecutive end times, each from a run
 * that starts at the first candle: how many findings drawn and confirmed in the overlap of two
 * successive windows appear, vanish or change.
 */
export function countWindowDifferences(
  analyze: Analyze,
  candles: Candles,
  { limit, firstEnd, count }: WindowOptions,
): number {
  const looks = Array.from({ length: count }, (_, step) => {
    const { findings } = analyze(sliceCandles(candles, 0, firstEnd + step));
    return findings
      .filter(({ formedAt }) => formedAt >= firstEnd + step - limit)
      .map((finding) => [finding, describeConfirmed(finding)] as const);
  });
  let differences = 0;
  for (let step = 0; step + 1 < count; step += 1) {
    const end = firstEnd + step;
    const shared = (look: (typeof looks)[number] | undefined): Set<string> =>
      new Set(
        look
          ?.filter(([finding]) => finding.formedAt > end - limit && finding.confirmedAt < end)
          .map(([, said]) => said),
      );
    const before = shared(looks[step]);
    const after = shared(looks[step + 1]);
    differences +=
      [...before].filter((said) => !after.has(said)).length +
      [...after].filter((said) => !before.has(said)).length;
  }
  return differences;
}

/** Everything fixed at the confirmation: all but the transitions. */
function describeConfirmed(finding: Finding): string {
  return describeFinding(finding, Number.NEGATIVE_INFINITY);
}
