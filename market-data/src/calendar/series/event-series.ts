import type { CalendarEvent } from '@vela/contracts';

/** A series of events: what all of them share. Importance is of this table, not of a source. */
export type EventSeries = Pick<
  CalendarEvent,
  | 'seriesKey'
  | 'kind'
  | 'country'
  | 'currency'
  | 'symbols'
  | 'title'
  | 'importance'
  | 'unit'
  | 'decimals'
> & {
  readonly zone: string;
  /** Usual local time, `08:30`; absent where it is a matter of days. */
  readonly time?: string;
  /** Of each such period there is one event: a moved one keeps its id. */
  readonly cycle: 'day' | 'week' | 'month' | 'quarter';
  /** What the lists of the publisher call it, where they are read. */
  readonly listed?: RegExp;
  readonly publisher: { readonly name: string; readonly url: string };
};

type Named = Partial<EventSeries> &
  Pick<EventSeries, 'seriesKey' | 'importance' | 'cycle'> & {
    readonly names: readonly [string, string];
  };

const places = {
  us: { country: 'US', currency: 'USD', zone: 'America/New_York' },
  euro: { country: 'EU', currency: 'EUR', zone: 'Europe/Berlin' },
  uk: { country: 'GB', currency: 'GBP', zone: 'Europe/London' },
  turkey: { country: 'TR', currency: 'TRY', zone: 'Europe/Istanbul' },
} as const;

export const publishers = {
  bls: { name: 'BLS', url: 'https://www.bls.gov/schedule/news_release/bls.ics' },
  bea: {
    name: 'BEA',
    url: 'https://www.bea.gov/news/schedule/ics/online-calendar-subscription.ics',
  },
  fed: { name: 'Fed', url: 'https://www.federalreserve.gov/monetarypolicy/fomccalendars.htm' },
  ecb: { name: 'ECB', url: 'https://www.ecb.europa.eu/press/calendars/mgcgc/html/index.en.html' },
  boe: { name: 'BoE', url: 'https://www.bankofengland.co.uk/monetary-policy/upcoming-mpc-dates' },
  tcmb: { name: 'TCMB', url: 'https://www.tcmb.gov.tr' },
  tuik: { name: 'TÜİK', url: 'https://www.tuik.gov.tr' },
  labor: { name: 'DOL', url: 'https://www.dol.gov/ui/data.pdf' },
  ism: { name: 'ISM', url: 'https://www.ismworld.org' },
  eia: { name: 'EIA', url: 'https://www.eia.gov/petroleum/supply/weekly/schedule.php' },
  nyse: { name: 'NYSE', url: 'https://www.nyse.com/markets/hours-calendars' },
} as const;

/** A series of a publisher in a place; a monthly release of percentages unless it says otherwise. */
export function createSeries(
  place: keyof typeof places,
  publisher: keyof typeof publishers,
  { names: [en, tr], ...given }: Named,
): EventSeries {
  return {
    kind: 'release',
    symbols: [],
    unit: 'percent',
    decimals: 1,
    ...places[place],
    publisher: publishers[publisher],
    title: { en, tr },
    ...given,
  };
}
