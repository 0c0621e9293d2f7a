import { createSeries, type EventSeries } from './event-series.ts';

const monthly = { cycle: 'month', time: '08:30' } as const;

/** Releases that the statistics agencies of the United States list in calendars. */
export const agencySeries: readonly EventSeries[] = [
  createSeries('us', 'bls', {
    ...monthly,
    seriesKey: 'us-payrolls',
    importance: 3,
    unit: 'count',
    decimals: 0,
    names: [
      'US employment situation (nonfarm payrolls)',
      'ABD istihdam raporu (tarım dışı istihdam)',
    ],
    listed: /^Employment Situation/i,
  }),
  createSeries('us', 'bls', {
    ...monthly,
    seriesKey: 'us-cpi',
    importance: 3,
    names: ['US consumer prices (CPI)', 'ABD tüketici fiyatları (TÜFE)'],
    listed: /^Consumer Price Index/i,
  }),
  createSeries('us', 'bls', {
    ...monthly,
    seriesKey: 'us-ppi',
    importance: 2,
    names: ['US producer prices (PPI)', 'ABD üretici fiyatları (ÜFE)'],
    listed: /^Producer Price Index/i,
  }),
  createSeries('us', 'bls', {
    ...monthly,
    seriesKey: 'us-job-openings',
    importance: 2,
    time: '10:00',
    unit: 'count',
    decimals: 0,
    names: ['US job openings (JOLTS)', 'ABD açık iş sayısı (JOLTS)'],
    listed: /^Job Openings and Labor Turnover/i,
  }),
  createSeries('us', 'bea', {
    ...monthly,
    seriesKey: 'us-gdp',
    importance: 3,
    names: ['US gross domestic product', 'ABD gayrisafi yurt içi hasılası'],
    listed: /^(?:GDP|Gross Domestic Product) ?\(/i,
  }),
  createSeries('us', 'bea', {
    ...monthly,
    seriesKey: 'us-income-outlays',
    importance: 3,
    names: [
      'US personal income and outlays (PCE prices)',
      'ABD kişisel gelir ve harcamaları (PCE)',
    ],
    listed: /^Personal Income and Outlays/i,
  }),
  createSeries('us', 'bea', {
    ...monthly,
    seriesKey: 'us-trade',
    importance: 1,
    unit: 'money',
    names: ['US trade in goods and services', 'ABD dış ticaret dengesi'],
    listed: /^(?:U\.?S\.? )?International Trade in Goods and Services/i,
  }),
];
