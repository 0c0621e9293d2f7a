import { readFile } from 'node:fs/promises';
import {
  calendarSources,
  findNewVersions,
  listOfflineEvents,
  markRevisions,
  parseCalendarCsv,
  runInSlices,
  toStart,
  type CalendarStore,
  type ObservedEvent,
} from '@vela/market-data';
import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../feature.ts';
import { readOutside, readsOutside } from '../../outside/outside-source.ts';
import { listKeyedCalendars, type KeyedCalendar } from './keyed-calendars.ts';

export type CalendarDeps = Pick<AppDeps, 'db' | 'config' | 'now'> & {
  readonly store: CalendarStore;
};

const maxBytes = 2 * 1024 * 1024;
/** Lists of releases change a few times a year. */
export const calendarPauseMs = 6 * 3_600_000;

/** Stores what observations add to what is known. */
export async function storeObserved(
  { store, now }: Pick<CalendarDeps, 'store' | 'now'>,
  seen: readonly ObservedEvent[],
): Promise<number> {
  const versions = findNewVersions(await store.listNewest(), seen, now());
  await store.append(versions.map((event) => ({ start: toStart(event.when), event })));
  return versions.length;
}

/** The operator's own calendar, of which a name that cannot be read is an error in the log. */
async function readOwnFile(file: string | undefined): Promise<ObservedEvent[]> {
  if (file === undefined) return [];
  return markRevisions(parseCalendarCsv(await readFile(file, 'utf8')));
}

/** Reads schedules, the operator's file, and public lists; one that fails leaves what is known. */
export async function refreshCalendar(
  deps: CalendarDeps,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { config, now } = deps;
  const simulated = config.profile === 'local';
  await storeObserved(deps, await runInSlices(listOfflineEvents(now(), { simulated })));
  try {
    await storeObserved(deps, await readOwnFile(config.calendarFile));
  } catch (error) {
    log.warn(error, 'CALENDAR_FILE could not be read');
  }
  if (!readsOutside(config)) return;
  const lists: readonly KeyedCalendar[] = [...calendarSources, ...listKeyedCalendars(deps)];
  for (const { id, url, headers, parse } of lists)
    try {
      const document = { id: `calendar-${id}`, url, headers, maxBytes, pauseMs: calendarPauseMs };
      await readOutside(document, deps, async (bytes) => {
        await storeObserved(deps, parse(new TextDecoder().decode(bytes)));
      });
    } catch (error) {
      log.warn(error, `the calendar of ${id} could not be read`);
    }
}
