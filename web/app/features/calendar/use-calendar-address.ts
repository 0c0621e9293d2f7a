import { eventKinds } from '@vela/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { toMonday, toZoneDate } from './calendar-days.ts';

export type CalendarView = 'week' | 'list';

/** The week, the view and the filters, as the address holds them; a wrong value is as if absent. */
export function useCalendarAddress(zone: string) {
  const [params, setParams] = useSearchParams();
  const typed = params.get('week') ?? '';
  const isDate = /^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed));
  // The day of the visit: a page that stays open over midnight is asked for anew.
  const [now] = useState(Date.now);
  const today = toZoneDate(now, zone);
  const thisWeek = toMonday(today);
  const level = Number(params.get('importance'));
  const change = (name: string, value: string | undefined): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === undefined || value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const view: CalendarView = params.get('view') === 'list' ? 'list' : 'week';
  return {
    today,
    thisWeek,
    monday: isDate ? toMonday(typed) : thisWeek,
    view,
    country: params.get('country') ?? '',
    kind: eventKinds.find((one) => one === params.get('kind')) ?? '',
    importance: level === 2 || level === 3 ? level : (1 as const),
    change,
    clear: () => setParams(view === 'list' ? { view } : {}, { replace: true }),
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
