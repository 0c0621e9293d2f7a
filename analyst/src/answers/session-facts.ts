import type { Fact, Instrument, QuestionPlan } from '@vela/contracts';
import { toSessionFacts } from '@vela/engine';
import { toMarketCalendar } from '@vela/market-data';
import { sessionIds } from '../measures/session-ids.ts';

type ClockFact = ReturnType<typeof toSessionFacts>[number];

const minMinutesForHours = 180;

/** From three hours on, minutes are converted to hours. */
function toHours(fact: ClockFact): ClockFact {
  const { id, value } = fact;
  if (!id.endsWith('.minutes') || typeof value !== 'number' || value < minMinutesForHours)
    return fact;
  return { ...fact, id: id.replace(/minutes$/, 'hours'), value: Math.round(value / 60) };
}

/** Sessions at a time (UTC ms) as facts of the clock; forex calendar without an instrument. */
export function toClockFacts(
  now: number,
  instrument: Instrument | undefined,
  asked?: QuestionPlan['session'],
): Fact[] {
  const calendar = instrument === undefined ? 'forex' : toMarketCalendar(instrument);
  return toSessionFacts(now, calendar, asked === undefined ? [] : sessionIds[asked.id])
    .map(toHours)
    .map(({ id, value, unit }) => ({
      id,
      kind: 'session',
      label: id.replace(/\.\d+/, ''),
      value: unit === 'text' ? `session-${value}` : value,
      unit,
      ...(unit === 'count' ? { decimals: 0 } : {}),
      asOf: now,
      source: { kind: 'clock', at: now } as const,
      method: 'session@1',
      refs: [],
    }));
}
