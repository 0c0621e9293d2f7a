import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { tellFiredAlerts } from '../../../fired-alerts.ts';
import { dueTime, isMeant, newestEvents } from './matched-events.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type FireDeps = { readonly db: Database; readonly now: () => number };

/**
 * Stores what is due and not stored yet, with its deliveries, in one statement: once for a person,
 * an event, its time and a span before it. After a stop an event that began within the last hour is
 * still told; what was due before the reminder was set is not, unless the event moved since. The
 * number of new firings.
 */
export async function fireReminders({ db, now }: FireDeps): Promise<number> {
  const at = now();
  const time = new Date(at);
  const { rows } = await db.execute<{ user_id: string }>(sql`
    with n as (${newestEvents(at - hourMs, at + dayMs)}),
    due as (
      select r.user_id, n.event_id, n.version, n.starts_at, n.event, r.minutes,
        bool_or(r.email) as email
      from event_reminders r join n on ${isMeant}
      where n.starts_at > ${new Date(at - hourMs)} and ${dueTime} <= ${time}
        and (${dueTime} > r.created_at
          or (n.event ->> 'status' = 'moved' and n.observed_at > r.created_at))
      group by 1, 2, 3, 4, 5, 6),
    fired as (
      insert into reminder_firings (user_id, event_id, event_version, starts_at, minutes, event,
        fired_at, mail_wanted)
      select user_id, event_id, version, starts_at, minutes, event, ${time}, email from due
      on conflict (user_id, event_id, starts_at, minutes) do nothing
      returning id, user_id),
    sent as (
      insert into alert_deliveries (reminder_id, channel_id, next_try_at)
      select fired.id, c.id, ${time} from fired
      join alert_channels c on c.user_id = fired.user_id and c.state = 'on')
    select user_id from fired`);
  tellFiredAlerts(new Set(rows.map((row) => Number(row.user_id))));
  return rows.length;
}
