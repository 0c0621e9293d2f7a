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
 * gives, and, where allowed, simulated releases. To be run in slices: the first time a process asks
 * for the time of a zone takes 20 ms, and all of it 45.
 */
export function* listOfflineEvents(
  now: number,
  { simulated }: { simulated: boolean },
): Generator<void, ObservedEvent[]> {
  const [from, to] = [now - span.before * dayMs, now + span.after * dayMs];
  const events = listSeededMeetings();
  yield;
  events.push(...listRuleEvents(from, to));
  yield;
  if (simulated) events.push(...listSimulatedReleases(from, to, now));
  yield;
  return markRevisions(events);
}
