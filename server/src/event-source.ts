import type { EventSource } from '@vela/analyst';
import { createCalendarStore } from './db/calendar-store.ts';
import { countNews } from './db/market-news-store.ts';
import type { AppDeps } from './features/feature.ts';

/** Events and counts of news as the analyst asks for them. */
export function createEventSource({ db, now }: Pick<AppDeps, 'db' | 'now'>): EventSource {
  const store = createCalendarStore(db);
  return {
    list: ({ from, to }) => store.list({ from, to, knownAt: now() }),
    countNews: ({ instrument, since }) => countNews(db, instrument.symbol, since),
  };
}
