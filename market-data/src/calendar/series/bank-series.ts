import { createSeries, type EventSeries } from './event-series.ts';

const decision = { kind: 'decision', importance: 3, cycle: 'month', decimals: 2 } as const;

/** Decisions and minutes of central banks. */
export const bankSeries: readonly EventSeries[] = [
  createSeries('us', 'fed', {
    ...decision,
    seriesKey: 'fed-decision',
    time: '14:00',
    names: ['Fed interest rate decision (FOMC)', 'Fed faiz kararı (FOMC)'],
  }),
  createSeries('us', 'fed', {
    seriesKey: 'fed-minutes',
    cycle: 'month',
    time: '14:00',
    importance: 2,
    unit: 'text',
    decimals: 0,
    names: ['Fed meeting minutes', 'Fed toplantı tutanakları'],
  }),
  createSeries('euro', 'ecb', {
    ...decision,
    seriesKey: 'ecb-decision',
    time: '14:15',
    names: ['ECB interest rate decision', 'ECB faiz kararı'],
  }),
  createSeries('uk', 'boe', {
    ...decision,
    seriesKey: 'boe-decision',
    time: '12:00',
    names: ['Bank of England interest rate decision', 'İngiltere Merkez Bankası faiz kararı'],
  }),
  createSeries('turkey', 'tcmb', {
    ...decision,
    seriesKey: 'tcmb-decision',
    time: '14:00',
    names: ['Central Bank of Türkiye interest rate decision', 'TCMB faiz kararı (PPK)'],
  }),
];
