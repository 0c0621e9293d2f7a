import type { CalendarEvent, Instrument } from '@vela/contracts';

/** How many items of news there are of a kind, and when the newest was published. */
export type NewsCount = {
  readonly kind: 'filing' | 'headline';
  readonly count: number;
  /** UTC milliseconds. */
  readonly newest: number;
  /** Whose items they are. */
  readonly sources: readonly string[];
  readonly isSimulated: boolean;
};

/** Where events and counts of news come from. */
export type EventSource = {
  /** Events that begin from `from` and before `to` (UTC milliseconds), as known now, by time. */
  list(span: { readonly from: number; readonly to: number }): Promise<readonly CalendarEvent[]>;
  /** What was published about an instrument since a moment; kinds without items are absent. */
  countNews(asked: {
    readonly instrument: Instrument;
    readonly since: number;
  }): Promise<readonly NewsCount[]>;
};
