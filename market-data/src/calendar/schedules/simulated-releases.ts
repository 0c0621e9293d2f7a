import type { ReleaseValue } from '@vela/contracts';
import { createRandom, hashText } from '../../vendors/simulated/random.ts';
import { createEvent, toUsualTime, type ObservedEvent } from '../create-event.ts';
import type { EventSeries } from '../series/event-series.ts';
import { getWeekday, listDays, toDate, dayMs } from './month-days.ts';

/** A release that does not exist, so that values and revisions can be seen without a network. */
const series: EventSeries = {
  seriesKey: 'simulated-activity',
  kind: 'release',
  country: 'XX',
  currency: 'XXX',
  symbols: ['SIMCO'],
  title: { en: 'Practice activity index (simulated)', tr: 'Deneme faaliyet endeksi (simülasyon)' },
  importance: 2,
  unit: 'index',
  decimals: 1,
  zone: 'UTC',
  time: '10:00',
  cycle: 'week',
  publisher: { name: 'Simulation', url: '' },
};
const tuesday = 2;
/** Where the first figure of a week is later corrected by this much, in two weeks of five. */
const correction = 0.3;

function toValue(number: number): ReleaseValue {
  const rounded = Math.round(number * 10) / 10;
  return { text: rounded.toFixed(1), number: rounded };
}

function drawWeek(day: number) {
  const random = createRandom(hashText(`${series.seriesKey} ${day}`));
  const first = 47 + random.next() * 8;
  return {
    first: toValue(first),
    forecast: toValue(first + (random.next() - 0.5) * 3),
    final: toValue(first + (random.next() < 0.4 ? correction : 0)),
  };
}

/** Weekly releases of the simulation; what lies after `now` has a forecast and no actual value. */
export function listSimulatedReleases(from: number, to: number, now: number): ObservedEvent[] {
  const days = listDays(from, to).filter((day) => getWeekday(day) === tuesday);
  return days.map((day) => {
    const when = toUsualTime(series, toDate(day));
    const isOut = when.kind === 'instant' && when.instant <= now;
    const week = drawWeek(day);
    return createEvent(series, when, {
      basis: 'simulated',
      status: isOut ? 'released' : 'scheduled',
      forecast: week.forecast,
      previous: drawWeek(day - 7 * dayMs).final,
      ...(isOut ? { actual: week.first } : {}),
    });
  });
}
