import type { WireFinding } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { fadeFarZones } from './fade-far-zones.ts';
import { createExplainQuestion } from './explain/chart-question.ts';
import { toZone } from './zone.ts';
import { toZoneGroup } from './zone-group.ts';

const openTime = [100, 200, 300, 400, 500];

function finding(change: Partial<WireFinding>): WireFinding {
  return {
    id: 'gap',
    kind: 'fair-value-gap',
    direction: 'bullish',
    timeframe: '1h',
    formedAt: 200,
    confirmedAt: 300,
    top: 12,
    bottom: 10,
    refs: [],
    transitions: [],
    measures: {},
    ...change,
  };
}

const filled = finding({ id: 'filled', transitions: [{ state: 'filled', at: 400, price: 10 }] });
const inverted = finding({
  id: 'inverted',
  transitions: [{ state: 'inverted', at: 400, price: 9 }],
});

describe('a zone', () => {
  it('reaches from the candle it formed on to the last candle, and on while it stands', () => {
    expect(toZone(finding({}), openTime, ['FVG'])).toMatchObject({
      shape: 'box',
      from: 1,
      to: 4,
      openEnded: true,
      labels: ['FVG'],
    });
  });

  it('ends where it was filled', () => {
    expect(toZone(filled, openTime, ['Breaker'])).toMatchObject({
      from: 1,
      to: 3,
      openEnded: false,
    });
  });

  it('flips where it was inverted', () => {
    expect(toZone(inverted, openTime, [''])).toMatchObject({ flippedAt: 3, openEnded: true });
  });

  it('is a line from the pivot to the break for a break of structure', () => {
    const broken = finding({
      kind: 'break-of-structure',
      scale: 'swing',
      formedAt: 100,
      confirmedAt: 400,
      top: 11,
      bottom: 11,
    });
    expect(toZone(broken, openTime, ['Breaker'])).toMatchObject({
      shape: 'line',
      from: 0,
      to: 3,
      group: 'structure-swing',
    });
  });

  it('keeps what began before the candles shown and drops what ended before them', () => {
    expect(toZone(finding({ formedAt: 50 }), openTime, ['Breaker'])).toMatchObject({ from: -1 });
    expect(
      toZone(
        finding({ formedAt: 10, transitions: [{ state: 'filled', at: 50, price: 10 }] }),
        openTime,
        ['Breaker'],
      ),
    ).toBeUndefined();
  });
});

describe('zones far from price', () => {
  it('makes standing zones faint beyond the nearest four on a side, but never a lit one', () => {
    const zones = [1, 2, 3, 4, 5, 6].flatMap(
      (step) =>
        toZone(finding({ id: `gap-${step}`, top: 100 - step, bottom: 99.5 - step }), openTime, [
          'B',
        ]) ?? [],
    );
    const faint = fadeFarZones(zones, 101, new Set(['gap-6'])).filter((zone) => zone.faint);
    expect(faint.map((zone) => zone.id)).toEqual(['gap-5']);
  });
});

const about = { symbol: 'BTCUSDT', language: 'en' } as const;

describe('a structure of a longer timeframe', () => {
  it('is in a group of its own, and asked about by its own id on its own chart', () => {
    const overlaid = finding({ id: '4h.fair-value-gap.bullish.1.2', timeframe: '4h' });
    expect(toZoneGroup(overlaid)).toBe('higher-timeframes');
    expect(createExplainQuestion(overlaid, about, ({ name }) => name)).toEqual({
      message: 'fair value gap',
      symbol: 'BTCUSDT',
      interval: '4h',
      plan: {
        intent: 'findings',
        findingId: 'fair-value-gap.bullish.1.2',
        namesInstrument: true,
      },
    });
    const own = finding({ id: 'fair-value-gap.bullish.1.2' });
    expect([
      toZoneGroup(own),
      createExplainQuestion(own, about, ({ name }) => name).plan.findingId,
    ]).toEqual(['gaps', own.id]);
  });
});
