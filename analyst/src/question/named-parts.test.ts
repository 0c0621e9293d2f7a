import { instrumentCatalogue } from '@vela/market-data';
import { expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 25, 12);

function readPlan(message: string) {
  const language = /[çğışöüı]/u.test(message) ? ('tr' as const) : ('en' as const);
  const question = { message, language, chosen: {}, context: {}, now };
  return parseQuestion(question, instrumentCatalogue).plan;
}

it.each([
  ['is london open yet', { id: 'london' }],
  ['when does the london close killzone start', { id: 'london-close' }],
  ['has the asian session ended', { id: 'asia', isOver: true }],
  ['ny killzone ne zaman başlıyor', { id: 'new-york' }],
  ['which killzone is running now', undefined],
  ['asya seansı mı londra seansı mı şu an', undefined],
])('%s: the session that is named', (message, session) => {
  expect(readPlan(message).session).toEqual(session);
});

it.each([
  ['how far is eth below its peak', 'now'],
  ['altın zirvesinden ne kadar aşağıda', 'now'],
  ['deepest drawdown of eth', undefined],
  ['altında en uzun su altında kalma süresi', 'longest'],
  ['weakest weekday for nvda', 'weakest'],
])('%s: which of several figures', (message, aspect) => {
  expect(readPlan(message).measures?.[0]?.aspect).toBe(aspect);
});

it.each([
  ['tesla year by year, how much did it gain or lose', undefined],
  ['which years did tesla lose', 'bearish'],
])('%s: both ways are no direction', (message, direction) => {
  const [first] = readPlan(message).measures ?? [];
  expect([first?.id, first?.direction]).toEqual(['year-returns', direction]);
});

it.each([
  ['when did tesla last change character', 'change-of-character'],
  ['tesla en son ne zaman karakter değiştirdi', 'change-of-character'],
  ['how many stop hunts had tesla this month', 'liquidity-sweep'],
  ['latest sweep on tesla', 'liquidity-sweep'],
  ['teslada son ani hareketler', 'displacement'],
])('%s: the kind of event', (message, concept) => {
  const { measures, concept: named } = readPlan(message);
  expect(measures?.[0]?.concept ?? named).toBe(concept);
});

it('is no period, but a month, where months of the year are asked for', () => {
  const { measures, period } = readPlan('how does apple usually do in april');
  expect(measures?.[0]?.id).toBe('month-averages');
  expect(new Date(measures?.[0]?.time ?? 0).getUTCMonth()).toBe(3);
  expect(period).toBeUndefined();
});

it.each([
  ['sol long or short', undefined],
  ['short term and long term, the same trend in btc', undefined],
  ['btc trend, short version', 'shorter'],
])('%s: how the answer is wanted', (message, form) => {
  expect(readPlan(message).form).toBe(form);
});

it.each([
  ['did eth ever reach 5000, and what was the max', 'any'],
  ['is gold in the upper or lower half of where it was this year', 'either'],
  ['altın düştü diyorlar, doğru mu', 'down'],
  ['where is gold', undefined],
])('%s: what asks for more beside a yes or no', (message, asksWhether) => {
  expect(readPlan(message).asksWhether).toBe(asksWhether);
});
