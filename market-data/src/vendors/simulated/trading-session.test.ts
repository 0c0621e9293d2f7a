import { describe, expect, it } from 'vitest';
import { findSession } from './trading-session.ts';

const dayMs = 86_400_000;

describe('trading sessions', () => {
  it.each([
    ['new-york', { timeZone: 'America/New_York', open: '09:30', close: '16:00', since: 2000 }],
    ['london', { timeZone: 'Europe/London', open: '08:00', close: '16:30', since: 1996 }],
    ['central-europe', { timeZone: 'Europe/Berlin', open: '09:00', close: '17:30', since: 1996 }],
    ['tokyo', { timeZone: 'Asia/Tokyo', open: '09:00', close: '15:30', since: 2000 }],
    ['hong-kong', { timeZone: 'Asia/Hong_Kong', open: '09:30', close: '16:00', since: 2000 }],
  ] as const)(
    '%s keeps local hours on every weekday',
    (calendar, { timeZone, open, close, since }) => {
      const format = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
      });
      const wrong: string[] = [];
      for (
        let midnight = Date.UTC(since, 0, 3);
        midnight < Date.UTC(2030, 0, 1);
        midnight += dayMs
      ) {
        const session = findSession(midnight, calendar);
        const weekday = new Date(midnight).getUTCDay();
        const isRight =
          session === undefined
            ? weekday === 0 || weekday === 6
            : format.format(session.open) === open && format.format(session.close) === close;
        if (!isRight) wrong.push(new Date(midnight).toISOString());
      }
      expect(wrong).toEqual([]);
    },
  );
});
