import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { calculatePeriodStart } from '../candles/interval.ts';
import { toCandles } from '../candles/to-candles.ts';
import { toChangeFacts } from './change-facts.ts';
import { toTechnicalFacts } from './technical-facts.ts';
import { calculateZoneDistance, findNearestZones } from './zone-position.ts';

const hourMs = 3_600_000;

function createRows(closes: readonly number[], reach = 0.5) {
  return closes.map((close, t) => {
    const open = closes[t - 1] ?? close;
    return {
      openTime: t * hourMs,
      open,
      close,
      high: Math.max(open, close) + reach,
      low: Math.min(open, close) - reach,
      volume: 1,
    };
  });
}

const wave = Array.from(
  { length: 700 },
  (_, t) => 100 + 15 * Math.sin(t / 60) + 4 * Math.sin(t / 9),
);
const analysis = analyzeTechnical(toCandles('1h', createRows(wave)));
const to = analysis.candles.length - 1;

function toValues(facts: ReturnType<typeof toTechnicalFacts>): Map<string, number | string> {
  return new Map(facts.map(({ id, value }) => [id, value]));
}

describe('the summary facts', () => {
  const facts = toTechnicalFacts(analysis, { from: to - 199, to });
  const values = toValues(facts);

  it('are 20 to 80, unique, finite, and refer to existing candles', () => {
    expect(facts.length).toBeGreaterThanOrEqual(20);
    expect(facts.length).toBeLessThanOrEqual(80);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    for (const fact of facts) {
      expect(fact.method).toMatch(/^[a-z-]+@\d+$/);
      expect(typeof fact.value === 'string' || Number.isFinite(fact.value)).toBe(true);
      expect(fact.from).toBeGreaterThanOrEqual(0);
      expect(fact.to).toBeGreaterThanOrEqual(fact.from);
      expect(fact.to).toBeLessThanOrEqual(to);
    }
  });

  it('reference findings of the analysis only', () => {
    const known = new Set(analysis.findings.map(({ id }) => id));
    expect(facts.flatMap(({ refs }) => refs).filter((ref) => !known.has(ref))).toEqual([]);
  });

  it('measure the window by its own candles', () => {
    const shown = wave.slice(to - 199);
    expect(values.get('window.candles')).toBe(200);
    expect(values.get('close.last')).toBe(wave[to]);
    expect(values.get('close.time')).toBe((to + 1) * hourMs);
    // Each candle opens at the close before it: the window's move begins there.
    expect(values.get('window.change-percent')).toBeCloseTo(
      ((shown.at(-1) ?? 0) / (wave[to - 200] ?? 1) - 1) * 100,
      9,
    );
    expect(values.get('window.high')).toBeCloseTo(Math.max(...wave.slice(to - 200)) + 0.5, 9);
    expect(values.get('window.low')).toBeCloseTo(Math.min(...wave.slice(to - 200)) - 0.5, 9);
  });

  it('classify the close against the value area; no profile without volume', () => {
    const area = [
      Number(values.get('profile.value-area-low')),
      Number(values.get('profile.value-area-high')),
    ] as const;
    const close = Number(values.get('close.last'));
    expect(values.get('profile.position')).toBe(
      close > area[1] ? 'above-area' : close < area[0] ? 'below-area' : 'inside-area',
    );
    expect(values.get('profile.poc')).toBeGreaterThan(area[0]);
    expect(values.get('profile.poc')).toBeLessThan(area[1]);
    const silent = analyzeTechnical(
      toCandles(
        '1h',
        createRows(wave).map((row) => ({ ...row, volume: 0 })),
      ),
    );
    expect(
      toTechnicalFacts(silent, { from: to - 199, to }).filter(({ kind }) => kind === 'profile'),
    ).toEqual([]);
  });

  it('list gaps and blocks on the correct side of price', () => {
    const close = Number(values.get('close.last'));
    for (const zone of ['gap', 'block']) {
      expect(Number(values.get(`${zone}.above.bottom`) ?? close)).toBeGreaterThanOrEqual(close);
      expect(Number(values.get(`${zone}.below.top`) ?? close)).toBeLessThanOrEqual(close);
    }
  });

  it('date a daily candle by its session date, not its close time', () => {
    const daily = analyzeTechnical(
      toCandles(
        '1d',
        createRows(wave).map((row) => ({ ...row, openTime: row.openTime * 24 })),
      ),
    );
    expect(toValues(toTechnicalFacts(daily, { from: 0, to })).get('close.time')).toBe(
      to * 24 * hourMs,
    );
  });

  it('date weekly candles by their Sunday and monthly ones by their last day', () => {
    const dayMs = 24 * hourMs;
    // The fifth of January 1970 was a Monday.
    const toMonday = (t: number) => (4 + 7 * t) * dayMs;
    const weekly = analyzeTechnical(
      toCandles(
        '1w',
        createRows(wave).map((row, t) => ({ ...row, openTime: toMonday(t) })),
      ),
    );
    expect(toValues(toTechnicalFacts(weekly, { from: 0, to })).get('close.time')).toBe(
      toMonday(to) + 6 * dayMs,
    );
    // The middle of the month t, months being 30.44 days long on average.
    const toMonth = (t: number) => calculatePeriodStart((t * 30.436_875 + 15) * dayMs, '1mo');
    const monthly = analyzeTechnical(
      toCandles(
        '1mo',
        createRows(wave).map((row, t) => ({ ...row, openTime: toMonth(t) })),
      ),
    );
    const months = toValues(toTechnicalFacts(monthly, { from: 0, to }));
    expect(months.get('close.time')).toBe(toMonth(to + 1) - dayMs);
    const age = Number(months.get('structure.swing.event.age'));
    expect(months.get('structure.swing.event.time')).toBe(toMonth(to + 1 - age) - dayMs);
  });

  it('omit what cannot be computed: negative prices, flat candles, empty windows', () => {
    const negative = analyzeTechnical(
      toCandles('1h', createRows(wave.map((close) => close - 200))),
    );
    const ids = [...toValues(toTechnicalFacts(negative, { from: 0, to })).keys()];
    expect(ids.filter((id) => id.endsWith('percent'))).toEqual([]);
    const flat = analyzeTechnical(
      toCandles(
        '1h',
        createRows(
          Array.from({ length: 100 }, () => 5),
          0,
        ),
      ),
    );
    expect(
      [...toValues(toTechnicalFacts(flat, { from: 0, to: 99 })).keys()].filter((id) =>
        id.includes('atr'),
      ),
    ).toEqual([]);
    expect(toTechnicalFacts(analyzeTechnical(toCandles('1h', [])), { from: 0, to: -1 })).toEqual(
      [],
    );
  });
});

describe('change facts of a range of candles', () => {
  it('compare with the close before the range and count confirmations in it', () => {
    const from = to - 99;
    const values = toValues(toChangeFacts(analysis, { from, to }));
    expect(values.get('since.candles')).toBe(100);
    expect(values.get('since.close')).toBe(wave[from - 1]);
    expect(values.get('since.new-gaps')).toBe(
      analysis.findings.filter(
        ({ kind, confirmedAt }) => kind === 'fair-value-gap' && confirmedAt >= from,
      ).length,
    );
  });
});

const zone = (bottom: number, top: number, confirmedAt: number) => ({
  id: `${bottom}`,
  kind: 'order-block' as const,
  direction: 'bullish' as const,
  timeframe: '1h' as const,
  formedAt: 0,
  confirmedAt,
  top,
  bottom,
  refs: [],
  transitions: [],
  measures: {},
});

describe('nearest zones', () => {
  it('are the nearest on each side and the latest one around price', () => {
    const nearest = findNearestZones(
      [
        zone(110, 112, 1),
        zone(105, 106, 2),
        zone(80, 90, 3),
        zone(91, 95, 4),
        zone(98, 103, 5),
        zone(99, 101, 6),
      ],
      100,
    );
    expect([nearest.above?.bottom, nearest.below?.bottom, nearest.inside?.bottom]).toEqual([
      105, 91, 99,
    ]);
    expect(calculateZoneDistance(zone(105, 106, 2), 100)).toBe(5);
    expect(calculateZoneDistance(zone(98, 103, 5), 100)).toBe(0);
  });
});
