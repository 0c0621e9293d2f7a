import type { Fact, Instrument, QuestionPlan } from '@vela/contracts';
import { toSessionFacts } from '@vela/engine';
import { toMarketCalendar } from '@vela/market-data';

type ClockFact = ReturnType<typeof toSessionFacts>[number];

type Named = NonNullable<QuestionPlan['session']>['id'];
type SessionId = NonNullable<Parameters<typeof toSessionFacts>[2]>[number];

/** The sessions that a name in a question stands for. */
const named: Readonly<Record<Named, readonly SessionId[]>> = {
  asia: ['asia'],
  london: ['london-open'],
  'london-close': ['london-close'],
  'new-york': ['new-york-morning', 'new-york-afternoon'],
  lunch: ['lunch'],
  'silver-bullet': ['silver-bullet-london', 'silver-bullet-morning', 'silver-bullet-afternoon'],
};

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
  return toSessionFacts(now, calendar, asked === undefined ? [] : named[asked.id])
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
