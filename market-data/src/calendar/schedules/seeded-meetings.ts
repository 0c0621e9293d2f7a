import { getEventSeries } from '../calendar-series.ts';
import { createEvent, toUsualTime, type ObservedEvent } from '../create-event.ts';
import { dayMs, toDate } from './month-days.ts';

/**
 * Days on which central banks announce their rate, from the yearly lists that they publish. Seeded
 * by hand once a year; the Fed itself calls each date tentative until the meeting before.
 */
const meetings: Readonly<Record<string, string>> = {
  'fed-decision': `2026-01-28 2026-03-18 2026-04-29 2026-06-17 2026-07-29 2026-09-16 2026-10-28
    2026-12-09 2027-01-27 2027-03-17 2027-04-28 2027-06-09 2027-07-28 2027-09-15 2027-10-27
    2027-12-08`,
  'ecb-decision': `2026-02-05 2026-03-19 2026-04-30 2026-06-11 2026-07-23 2026-09-10 2026-10-29
    2026-12-17`,
  'boe-decision': `2026-02-05 2026-03-19 2026-04-30 2026-06-18 2026-07-30 2026-09-17 2026-11-05
    2026-12-17`,
  'tcmb-decision': `2026-01-22 2026-03-12 2026-04-22 2026-06-11 2026-07-23 2026-09-10 2026-10-22
    2026-12-10`,
};

const told = { basis: 'seeded', status: 'tentative' } as const;
/** The Fed publishes minutes three weeks after a decision. */
const minutesAfterMs = 21 * dayMs;

function createMeeting(seriesKey: string, date: string): ObservedEvent {
  const series = getEventSeries(seriesKey);
  return createEvent(series, toUsualTime(series, date), told);
}

/** All seeded decisions, and the minutes of the Fed after its own. */
export function listSeededMeetings(): ObservedEvent[] {
  return Object.entries(meetings).flatMap(([seriesKey, dates]) =>
    dates.split(/\s+/).flatMap((date) => {
      const minutes = toDate(Date.parse(date) + minutesAfterMs);
      return [
        createMeeting(seriesKey, date),
        ...(seriesKey === 'fed-decision'
          ? [
              createEvent(
                getEventSeries('fed-minutes'),
                toUsualTime(getEventSeries('fed-minutes'), minutes),
                { basis: 'rule', status: 'tentative' },
              ),
            ]
          : []),
      ];
    }),
  );
}
