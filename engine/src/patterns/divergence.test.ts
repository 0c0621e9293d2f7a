import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Finding } from '../structure/finding.ts';
import { createRandomCandles } from '../testing/random-candles.ts';

/**
 * Exponential average from its definition: the mean of the first closes, then a weight of 2 /
 * (length + 1).
 */
function average(closes: readonly number[], length: number): number[] {
  const values: number[] = [];
  for (const [t, close] of closes.entries()) {
    const seed = closes.slice(0, length).reduce((sum, value) => sum + value, 0) / length;
    const before = values[t - 1] ?? Number.NaN;
    values.push(
      t < length - 1
        ? Number.NaN
        : t === length - 1
          ? seed
          : before + (2 / (length + 1)) * (close - before),
    );
  }
  return values;
}

/** Wilder's average over 14, from the second value on. */
function smooth(values: readonly number[]): number[] {
  const out: number[] = [];
  for (const [t, value] of values.entries()) {
    const seed = values.slice(1, 15).reduce((sum, one) => sum + one, 0) / 14;
    out.push(
      t < 14 ? Number.NaN : t === 14 ? seed : ((out[t - 1] ?? Number.NaN) * 13 + value) / 14,
    );
  }
  return out;
}

/** RSI over lists of gains and losses. */
function strength(closes: readonly number[]): number[] {
  const changes = closes.map((close, t) => close - (closes[t - 1] ?? close));
  const [gains, losses] = [
    smooth(changes.map((change) => Math.max(change, 0))),
    smooth(changes.map((change) => Math.max(-change, 0))),
  ];
  return gains.map((gain, t) => (100 * gain) / (gain + (losses[t] ?? Number.NaN)));
}

type DivergenceRow = readonly [label: string, direction: string, from: string, to: string];

/** The four forms by the signs of the two changes. */
function findForm(
  kind: 'swing-low' | 'swing-high',
  price: number,
  value: number,
): string | undefined {
  const signs = `${kind} ${Math.sign(price)} ${Math.sign(value)}`;
  const forms: Readonly<Record<string, string>> = {
    'swing-low -1 1': 'regular',
    'swing-low 1 -1': 'hidden',
    'swing-high 1 -1': 'regular',
    'swing-high -1 1': 'hidden',
  };
  return forms[signs];
}

/**
 * Brute force: every pair of consecutive internal swings of a side, checked for all four forms in
 * both directions.
 */
function searchDivergences(
  findings: readonly Finding[],
  closes: readonly number[],
): DivergenceRow[] {
  const [fast, slow] = [average(closes, 12), average(closes, 26)];
  const lines = {
    rsi: strength(closes),
    macd: fast.map((value, t) => value - (slow[t] ?? Number.NaN)),
  };
  const kinds = [
    ['swing-low', 'bullish'],
    ['swing-high', 'bearish'],
  ] as const;
  return kinds.flatMap(([kind, direction]) => {
    const swings = findings.filter(
      (finding) => finding.kind === kind && finding.scale === 'internal',
    );
    return swings.slice(1).flatMap((to, index) => {
      const from = swings[index];
      if (from === undefined || to.formedAt - from.formedAt > 60) return [];
      return (['rsi', 'macd'] as const).flatMap((name): DivergenceRow[] => {
        const form = findForm(
          kind,
          to.top - from.top,
          (lines[name][to.formedAt] ?? Number.NaN) - (lines[name][from.formedAt] ?? Number.NaN),
        );
        return form === undefined ? [] : [[`${name}-${form}`, direction, from.id, to.id]];
      });
    });
  });
}

describe('a divergence', () => {
  const candles = createRandomCandles({ seed: 17, length: 4000, start: 400 });
  const { findings } = analyzeTechnical(candles);
  const divergences = findings.filter(({ kind }) => kind === 'divergence');
  const findSwing = (id: string | undefined): Finding | undefined =>
    findings.find((finding) => finding.id === id);

  it('is found exactly where a search through all pairs of swings finds one', () => {
    const closes = [...candles.close];
    const said = divergences.map(({ label, direction, refs }) =>
      [label, direction, ...refs].join(' '),
    );
    const expected = searchDivergences(findings, closes).map((one) => one.join(' '));
    expect(said.toSorted()).toEqual(expected.toSorted());
    expect(new Set(divergences.map(({ label, direction }) => `${label} ${direction}`)).size).toBe(
      8,
    );
  });

  it('spans from the earlier swing to the later confirmation and references both', () => {
    for (const { formedAt, confirmedAt, refs, top, bottom } of divergences) {
      const [from, to] = refs.map(findSwing);
      expect([from?.formedAt, to?.confirmedAt]).toEqual([formedAt, confirmedAt]);
      expect([
        Math.max(from?.top ?? 0, to?.top ?? 0),
        Math.min(from?.top ?? 0, to?.top ?? 0),
      ]).toEqual([top, bottom]);
    }
  });

  it('has the oscillator values on the two candles', () => {
    const closes = [...candles.close];
    const [rsi, fast, slow] = [strength(closes), average(closes, 12), average(closes, 26)];
    for (const { label, refs, measures } of divergences) {
      const [from = 0, to = 0] = refs.map((id) => findSwing(id)?.formedAt ?? -1);
      const valueAt = (t: number): number =>
        label?.startsWith('rsi') === true
          ? (rsi[t] ?? Number.NaN)
          : (fast[t] ?? Number.NaN) - (slow[t] ?? Number.NaN);
      expect(measures['oscillatorFrom']).toBeCloseTo(valueAt(from), 8);
      expect(measures['oscillatorTo']).toBeCloseTo(valueAt(to), 8);
    }
  });
});
