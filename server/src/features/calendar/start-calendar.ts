import type { FastifyInstance } from 'fastify';
import { createCalendarStore } from '../../db/calendar-store.ts';
import { scheduleWork } from '../../schedule-work.ts';
import type { AppDeps } from '../feature.ts';
import { refreshCalendar, type CalendarDeps } from './refresh-calendar.ts';

const schedule = { name: 'the calendar', firstDelayMs: 3_000, pauseMs: 900_000 } as const;

/** The store of the calendar, kept up to date while the server listens. */
export function startCalendar<Deps extends Pick<AppDeps, 'db' | 'config' | 'now'>>(
  app: FastifyInstance,
  deps: Deps,
): Deps & CalendarDeps {
  const calendar = { ...deps, store: createCalendarStore(deps.db) };
  scheduleWork(app, schedule, () => refreshCalendar(calendar, app.log));
  return calendar;
}
