import { pickBar, turnOver, type Bar, type Step, type Structure } from './bar.ts';

/** Steps of a bullish gap from the candle after `confirmedAt` on. */
function followGap(bars: readonly Bar[], { confirmedAt, top, bottom }: Structure): Step[] {
  const steps: Step[] = [];
  const wicks = [
    ['touched', top],
    ['half', (top + bottom) / 2],
    ['filled', bottom],
  ] as const;
  for (let t = confirmedAt + 1; t < bars.length; t += 1) {
    const { low, close } = pickBar(bars, t);
    const isInverted = steps.length === 4;
    for (const [place, [state, level]] of wicks.entries()) {
      if (steps.length === place && low <= level) steps.push([state, t, low]);
    }
    if (steps.length === 3 && close < bottom) steps.push(['inverted', t, close]);
    if (isInverted && close > top) {
      steps.push(['inversion-failed', t, close]);
      return steps;
    }
  }
  return steps;
}

function findBullishGaps(bars: readonly Bar[]): Structure[] {
  const gaps: Structure[] = [];
  for (let t = 2; t < bars.length; t += 1) {
    const bottom = pickBar(bars, t - 2).high;
    const top = pickBar(bars, t).low;
    if (top <= bottom || pickBar(bars, t - 1).close <= bottom) continue;
    const gap: Structure = {
      kind: 'fair-value-gap',
      direction: 'bullish',
      formedAt: t - 1,
      confirmedAt: t,
      top,
      bottom,
      steps: [],
    };
    gap.steps.push(...followGap(bars, gap));
    gaps.push(gap);
  }
  return gaps;
}

/** A bullish structure found on candles upside down, as the bearish one it is. */
export function turnBack({ top, bottom, steps, ...rest }: Structure): Structure {
  return {
    ...rest,
    direction: 'bearish',
    top: -bottom,
    bottom: -top,
    steps: steps.map(([state, at, price]) => [state, at, -price]),
  };
}

/** Fair value gaps of any width with their states (section 6, item 6). */
export function findGaps(bars: readonly Bar[]): Structure[] {
  return [...findBullishGaps(bars), ...findBullishGaps(turnOver(bars)).map(turnBack)];
}
