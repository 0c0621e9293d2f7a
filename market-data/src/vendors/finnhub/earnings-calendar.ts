import { z } from 'zod';
import type { ObservedEvent } from '../../calendar/create-event.ts';
import { parseReleaseValue } from '../../calendar/release-value.ts';
import { instrumentCatalogue } from '../../instruments/instrument-catalogue.ts';

const eps = z.number().nullable().optional();
const calendarSchema = z.object({
  earningsCalendar: z
    .array(
      z.object({
        date: z.iso.date(),
        symbol: z.string().max(20),
        year: z.int(),
        quarter: z.int().min(1).max(4),
        hour: z.string(),
        epsActual: eps,
        epsEstimate: eps,
      }),
    )
    .max(10_000),
});

const nameBySymbol = new Map(
  instrumentCatalogue.all.flatMap(({ symbol, assetClass, name }) =>
    assetClass === 'stock' ? [[symbol, name] as const] : [],
  ),
);
const toPart = (hour: string) => (hour === 'bmo' || hour === 'amc' ? hour : 'allDay');

function toValues(told: Readonly<Record<'actual' | 'forecast', number | null | undefined>>) {
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) => {
      const read = parseReleaseValue(value?.toFixed(2) ?? '');
      return read === undefined ? [] : [[name, read]];
    }),
  );
}

/** Days of results of the companies that are covered. Throws a ZodError that names the field. */
export function parseEarningsCalendar(body: unknown): ObservedEvent[] {
  return calendarSchema.parse(body).earningsCalendar.flatMap((told): ObservedEvent[] => {
    const { symbol, year, quarter, date, epsActual, epsEstimate } = told;
    const name = nameBySymbol.get(symbol);
    if (name === undefined) return [];
    const isTold = typeof epsActual === 'number';
    return [
      {
        id: `earnings-${symbol.toLowerCase()}:${year}-Q${quarter}`,
        seriesKey: `earnings-${symbol.toLowerCase()}`,
        kind: 'earnings',
        country: 'US',
        currency: 'USD',
        symbols: [symbol],
        title: {
          en: `${name.en}: results of Q${quarter} ${year} (EPS)`,
          tr: `${name.tr}: ${year}/${quarter}. çeyrek bilançosu (hisse başına kâr)`,
        },
        when: { kind: 'day', date, zone: 'America/New_York', part: toPart(told.hour) },
        importance: 2,
        unit: 'money',
        decimals: 2,
        ...toValues({ actual: epsActual, forecast: epsEstimate }),
        status: isTold ? 'released' : 'scheduled',
        source: {
          name: 'Finnhub',
          url: 'https://finnhub.io/docs/api/earnings-calendar',
          basis: 'published',
        },
      },
    ];
  });
}
