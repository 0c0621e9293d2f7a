import { instrumentCatalogue } from '@vela/market-data';
import { expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 25, 18);

function read(message: string, language: 'en' | 'tr') {
  return parseQuestion({ message, language, chosen: {}, context: {}, now }, instrumentCatalogue);
}

it.each([
  ['en', 'how much is btc up since the wedding', ['the wedding']],
  ['tr', 'geçen bayramdan beri btc ne kadar arttı', ['geçen bayramdan']],
  ['en', 'how much is btc up since 3 march', undefined],
  ['en', 'how much did btc fall since the top', undefined],
  ['tr', 'hafta başından beri btc ne kadar arttı', undefined],
] as const)('%s: of "%s" %j is named as unread', (language, message, expected) => {
  expect(read(message, language).plan.residue).toEqual(expected);
});

// The horizon is counted in candles of its own size.
it.each([
  ['en', 'how often did tesla move 8% in a week', '1d', { count: 1, unit: 'week' }],
  ['en', 'how often did tesla fall 3% within an hour', '1h', { count: 1, unit: 'hour' }],
  ['tr', 'tesla bir haftada yüzde 8 düşme sıklığı', '1d', { count: 1, unit: 'week' }],
  ['en', 'how often did tesla rise 30% within 6 months', '1w', { count: 6, unit: 'month' }],
] as const)('%s: "%s" is counted on the %s chart', (language, message, ...[interval, period]) => {
  const measures = [{ id: 'reach-share' }];
  expect(read(message, language)).toMatchObject({ interval, plan: { measures, period } });
});
