import type { Fact, Instrument } from '@vela/contracts';
import { toSessionFacts } from '@vela/engine';
import { marketCalendarOf } from '@vela/market-data';

type ClockFact = ReturnType<typeof toSessionFacts>[number];

const farMinutes = 180;

/** What is hours away is told in hours: nobody counts in two thousand minutes. */
function inHours(fact: ClockFact): ClockFact {
  const { id, value } = fact;
  if (!id.endsWith('.minutes') || typeof value !== 'number' || value < farMinutes) return fact;
  return { ...fact, id: id.replace(/minutes$/, 'hours'), value: Math.round(value / 60) };
}

/** Sessions at a moment as facts. They come from the clock and no candle; without an instrument the rules of currencies hold. */
export function clockFacts(now: number, instrument: Instrument | undefined): Fact[] {
  const calendar = instrument === undefined ? 'forex' : marketCalendarOf(instrument);
  return toSessionFacts(now, calendar)
    .map(inHours)
    .map(({ id, value, unit }) => ({
      id,
      kind: 'session',
      label: id.replace(/\.\d+/, ''),
      value: unit === 'text' ? `session-${value}` : value,
      unit,
      ...(unit === 'count' ? { decimals: 0 } : {}),
      asOf: now,
      source: { vendor: 'clock', hash: '', from: now, to: now },
      method: 'session@1',
      refs: [],
    }));
}
