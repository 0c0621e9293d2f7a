import { sql } from 'drizzle-orm';

/** Newest versions of events that begin in a span, as rows `n`; times in UTC milliseconds. */
export const newestEvents = (from: number, to: number) => sql`
  select distinct on (event_id) event_id, version, starts_at, observed_at, event
  from calendar_event_versions
  where event_id in (select event_id from calendar_event_versions
    where starts_at > ${new Date(from)} and starts_at <= ${new Date(to)})
  order by event_id, version desc`;

/** Whether a reminder `r` means an event `n`: that one, or one that passes its filter. */
export const isMeant = sql`
  n.event ->> 'status' <> 'cancelled' and n.event -> 'when' ->> 'kind' <> 'window'
  and (r.event_id = n.event_id or (r.event_id is null
    and (n.event ->> 'importance')::int >= (r.filter ->> 'importance')::int
    and coalesce(r.filter ->> 'kind' = n.event ->> 'kind', true)
    and coalesce(r.filter ->> 'country' = n.event ->> 'country', true)))`;

/** When a reminder `r` of an event `n` is due. */
export const dueTime = sql`n.starts_at - make_interval(mins => r.minutes::int)`;
