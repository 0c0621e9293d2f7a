import type { ObservedEvent } from './create-event.ts';
import { parseReleaseIcs } from './sources/parse-release-ics.ts';
import { agencySeries } from './series/agency-series.ts';
import { publishers } from './series/event-series.ts';

/** A public list of releases that is read over the network without a key. */
export type CalendarSource = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Throws where the document is no such list. */
  readonly parse: (text: string) => ObservedEvent[];
};

function createSource(id: 'bls' | 'bea'): CalendarSource {
  const publisher = publishers[id];
  const series = agencySeries.filter((one) => one.publisher.name === publisher.name);
  return { id, ...publisher, parse: (text) => parseReleaseIcs(text, series) };
}

export const calendarSources: readonly CalendarSource[] = [
  createSource('bls'),
  createSource('bea'),
];
