import type { CalendarEvent } from '@vela/contracts';
import type { CalendarStore } from '@vela/market-data';
import type { Database } from './database.ts';

const newest = (where: string) => `
  select event from (
    select distinct on (event_id) starts_at, event from calendar_event_versions
    where ${where} order by event_id, version desc) newest`;

type EventRow = { readonly event: CalendarEvent };

/** Versions of events in PostgreSQL. They were checked before they were stored. */
export function createCalendarStore(db: Database): CalendarStore {
  const read = async (sql: string, values: readonly unknown[]): Promise<CalendarEvent[]> => {
    const { rows } = await db.$client.query<EventRow>(sql, [...values]);
    return rows.map(({ event }) => event);
  };
  return {
    async listNewest() {
      const events = await read(newest('true'), []);
      return new Map(events.map((event) => [event.id, event]));
    },
    list: ({ from, to, knownAt }) =>
      read(
        `${newest(`observed_at <= to_timestamp($3::float8 / 1000) and event_id in (
           select event_id from calendar_event_versions
           where starts_at >= to_timestamp($1::float8 / 1000) and starts_at < to_timestamp($2::float8 / 1000))`)}
         where starts_at >= to_timestamp($1::float8 / 1000) and starts_at < to_timestamp($2::float8 / 1000)
         order by starts_at, event ->> 'id'`,
        [from, to, knownAt],
      ),
    listVersions: (ids) =>
      read(
        `select event from calendar_event_versions where event_id = any($1) order by event_id, version`,
        [ids],
      ),
    async append(versions) {
      // Another process may have stored the same version: the first one stays.
      await db.$client.query(
        `insert into calendar_event_versions (event_id, version, starts_at, observed_at, event)
         select event ->> 'id', (event ->> 'version')::int, to_timestamp(start::float8 / 1000),
           to_timestamp((event ->> 'observedAt')::float8 / 1000), event
         from jsonb_to_recordset($1::jsonb) as fresh (start text, event jsonb)
         on conflict do nothing`,
        [JSON.stringify(versions)],
      );
    },
  };
}
