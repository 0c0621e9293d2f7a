import type { CalendarEvent } from '@vela/contracts';

/** An event with the first moment at which it may be, UTC milliseconds. */
export type StartedVersion = { readonly start: number; readonly event: CalendarEvent };

/** Where versions of events are kept; nothing is changed or removed. */
export type CalendarStore = {
  /** The newest version of every event, by id. */
  listNewest(): Promise<ReadonlyMap<string, CalendarEvent>>;
  /** Events that begin from `from` and before `to`, as known at `knownAt`; by time. */
  list(asked: {
    readonly from: number;
    readonly to: number;
    readonly knownAt: number;
  }): Promise<readonly CalendarEvent[]>;
  /** All versions of these events, by id and version. */
  listVersions(ids: readonly string[]): Promise<readonly CalendarEvent[]>;
  append(versions: readonly StartedVersion[]): Promise<void>;
};
