import { instrumentCatalogue } from '@vela/market-data';
import { expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 21, 18);
const context = { symbol: 'BTCUSDT', interval: '4h' } as const;

const october = { kind: 'range', from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 10, 1) } as const;
const thisWeek = { kind: 'range', from: Date.UTC(2026, 10, 16) } as const;

it.each([
  {
    message: 'order blocks in october',
    language: 'en',
    id: 'zone-list',
    concept: 'order-block',
    period: october,
  },
  {
    message: 'sweeps this week',
    language: 'en',
    id: 'events',
    concept: 'liquidity-sweep',
    period: thisWeek,
  },
  {
    message: "ekimde oluşan gap'ler hâlâ açık mı",
    language: 'tr',
    id: 'zone-list',
    concept: 'fair-value-gap',
    period: october,
  },
] as const)('"$message" keeps its period', ({ message, language, id, concept, period }) => {
  const question = { message, language, chosen: {}, context, now };
  const { plan } = parseQuestion(question, instrumentCatalogue);
  expect(plan).toMatchObject({ intent: 'measure', measures: [{ id, concept }], period });
});

it.each([
  ['worst days of netflix this year', 'en', { id: 'best-worst-candles', direction: 'bearish' }],
  ['is gold above its 50 day average', 'en', { id: 'moving-average-distance', side: 'above' }],
  ['quietest day by volume in the last 60 days', 'en', { id: 'volume-extreme', order: 'smallest' }],
] as const)('"%s" keeps its side, direction or order', (message, language, measure) => {
  const question = { message, language, chosen: {}, context, now };
  expect(parseQuestion(question, instrumentCatalogue).plan.measures).toMatchObject([measure]);
});

it.each([
  ["yesterday's high and low", 'en'],
  ['dünün en yükseği ve en düşüğü', 'tr'],
] as const)('"%s" asks for the levels of the day before', (message, language) => {
  const question = { message, language, chosen: {}, context, now };
  const { plan } = parseQuestion(question, instrumentCatalogue);
  expect(plan).toMatchObject({ intent: 'measure', measures: [{ id: 'previous-extremes' }] });
});
