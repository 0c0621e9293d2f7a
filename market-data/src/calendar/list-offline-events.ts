import type { ObservedEvent } from './create-event.ts';
import { markRevisions } from './mark-revisions.ts';
import { dayMs } from './schedules/month-days.ts';
import { listRuleEvents } from './schedules/rule-events.ts';
import { listSeededMeetings } from './schedules/seeded-meetings.ts';
import { listSimulatedReleases } from './schedules/simulated-releases.ts';

/** Days around now that schedules are made for. */
const span = { before: 62, after: 186 } as const;

/**
 * What is known without a network at `now` (UTC milliseconds): seeded meetings, days that a rule
 * gives, and, where allowed, simulated releases.
 */
export function listOfflineEvents(
  now: number,
  { simulated }: { simulated: boolean },
): ObservedEvent[] {
  const [from, to] = [now - span.before * dayMs, now + span.after * dayMs];
  return markRevisions([
    ...listSeededMeetings(),
    ...listRuleEvents(from, to),
    ...(simulated ? listSimulatedReleases(from, to, now) : []),
  ]);
}
