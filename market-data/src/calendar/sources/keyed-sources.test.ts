import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '@vela/contracts';
import { parseCompanyNews } from '../../vendors/finnhub/company-news.ts';
import { parseEarningsCalendar } from '../../vendors/finnhub/earnings-calendar.ts';
import { calendarSources } from '../calendar-sources.ts';
import { findNewVersions } from '../find-new-versions.ts';
import { fredSeries, parseFredReleases, toFredPath } from './fred-releases.ts';

const fixtures = path.join(import.meta.dirname, '../../../../../shared/data/fixtures');
const hasFixtures = existsSync(fixtures);
const read = (file: string) => JSON.parse(readFileSync(path.join(fixtures, file), 'utf8'));
const getSeries = (key: string) => {
  const series = fredSeries.find(({ seriesKey }) => seriesKey === key);
  if (series === undefined) throw new Error(key);
  return series;
};
const observation = (date: string, released: string, value: string) => ({
  realtime_start: released,
  realtime_end: '9999-12-31',
  date,
  value,
});
const cpi = {
  observations: [
    observation('2026-09-01', '2026-10-14', '3.0123'),
    observation('2026-08-01', '2026-09-11', '2.9402'),
    observation('2025-10-01', '2025-11-13', '.'),
  ],
};

describe('first releases of FRED', () => {
  it('are events with the value before, at the usual time of the day they came out', () => {
    expect(parseFredReleases(cpi, getSeries('us-cpi'))).toMatchObject([
      { id: 'us-cpi:2026-09', actual: { text: '2.9% y/y', number: 2.9 } },
      {
        id: 'us-cpi:2026-10',
        when: { local: '2026-10-14T08:30', zone: 'America/New_York' },
        actual: { text: '3.0% y/y', number: 3 },
        previous: { text: '2.9% y/y' },
        status: 'released',
        source: { name: 'FRED', url: 'https://fred.stlouisfed.org/series/CPIAUCNS' },
      },
    ]);
    const claims = { observations: [observation('2026-11-14', '2026-11-19', '226000')] };
    expect(parseFredReleases(claims, getSeries('us-jobless-claims'))).toMatchObject([
      { id: 'us-jobless-claims:2026-11-16', actual: { text: '226K', number: 226_000 } },
    ]);
    const trade = { observations: [observation('2026-09-01', '2026-11-05', '-60213')] };
    expect(parseFredReleases(trade, getSeries('us-trade'))[0]?.actual).toEqual({
      text: '-60.2B',
      number: -60_200_000_000,
    });
  });

  it('are not undone by a list of dates that is read after them', () => {
    const [released] = findNewVersions(new Map(), parseFredReleases(cpi, getSeries('us-cpi')), 1);
    if (released === undefined) throw new Error('no event');
    const known = new Map<string, CalendarEvent>([[released.id, released]]);
    const ics =
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;TZID=US-Eastern:20260911T083000\r\nSUMMARY:Consumer Price Index\r\nEND:VEVENT\r\nEND:VCALENDAR';
    expect(findNewVersions(known, calendarSources[0]?.parse(ics) ?? [], 2)).toEqual([]);
  });

  it.runIf(hasFixtures)(
    'are read from recorded observations, and refused by a faulty field',
    () => {
      const recorded = read('fred/observations_wrapped.json');
      for (const id of ['DGS10', 'CPIAUCSL'])
        expect(parseFredReleases(recorded[id], getSeries('us-gdp'))).not.toHaveLength(0);
      const [first, ...others] = recorded.DGS10.observations;
      for (const field of ['realtime_start', 'date', 'value'])
        for (const wrong of [undefined, null, 5, 'none', ''])
          expect(() =>
            parseFredReleases(
              { observations: [{ ...first, [field]: wrong }, ...others] },
              getSeries('us-gdp'),
            ),
          ).toThrow(field);
    },
  );

  it('are asked for with the key in the address alone', () => {
    expect(toFredPath(getSeries('us-cpi'), '2025-10-01', 'k y')).toContain('api_key=k%20y');
  });
});

describe('Finnhub', () => {
  const told = { date: '2026-12-10', symbol: 'AAPL', year: 2026, quarter: 4, hour: 'amc' };
  const parse = (more: object) =>
    parseEarningsCalendar({ earningsCalendar: [{ ...told, ...more }] });

  it('tells days of results, of companies that are covered alone', () => {
    expect(parse({ epsEstimate: 1.7, epsActual: null })).toMatchObject([
      {
        id: 'earnings-aapl:2026-Q4',
        symbols: ['AAPL'],
        when: { kind: 'day', date: '2026-12-10', part: 'amc' },
        forecast: { text: '1.70', number: 1.7 },
        status: 'scheduled',
      },
    ]);
    expect(parse({ epsActual: 1.72 })[0]).toMatchObject({ actual: { text: '1.72' } });
    expect(parse({ symbol: 'ZZZZZ' })).toEqual([]);
    const fields = ['date', 'symbol', 'year', 'quarter', 'hour', 'epsActual'];
    const faults = fields.flatMap((field) =>
      [true, {}, 1.5, 'x'].map((wrong) => ({ field, wrong })),
    );
    // A text may be a symbol or an hour, and a number the earnings of a share.
    const isText = ({ field, wrong }: (typeof faults)[number]) =>
      (wrong === 'x' && /symbol|hour/.test(field)) || (wrong === 1.5 && field === 'epsActual');
    for (const fault of faults.filter((one) => !isText(one)))
      expect(() => parse({ [fault.field]: fault.wrong })).toThrow(fault.field);
  });

  it.runIf(hasFixtures)('tells headlines of a company, and nothing of the text behind them', () => {
    const recorded = read('finnhub/finnhub_company_news_SYNTHETIC.json');
    const items = parseCompanyNews(recorded);
    expect(items).toHaveLength(recorded.length);
    expect(items[0]).toEqual({
      id: 'https://example.com/nvidia-h200-shipments',
      title: 'Nvidia H200 GPU Shipments Begin, Doubling H100 Performance for AI Workloads',
      link: 'https://example.com/nvidia-h200-shipments',
      publishedAt: 1_705_305_600_000,
    });
    for (const field of ['headline', 'url', 'datetime'])
      for (const wrong of [undefined, null, {}, -1])
        expect(() => parseCompanyNews([{ ...recorded[0], [field]: wrong }])).toThrow(field);
  });
});
