import type { Fact, Language, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../../parse-question.ts';
import { findToldPrice, type ToldPrice } from './find-told-price.ts';

const chart = { symbol: 'BTCUSDT', interval: '1d' } as const;
const toldPrice = { symbol: chart.symbol, price: 97_924.49 };

function ask(
  message: string,
  language: Language,
  { plan, told = toldPrice }: { readonly plan: QuestionPlan; readonly told?: ToldPrice },
): QuestionPlan {
  const request = {
    ...chart,
    mode: 'technical' as const,
    window: { limit: 500 },
    language,
    plan,
  };
  const context = {
    ...chart,
    lastUnderstanding: { intent: plan.intent, request },
    toldPrice: told,
  };
  const question = { message, language, chosen: {}, context, now: Date.UTC(2026, 2, 31) };
  return parseQuestion(question, instrumentCatalogue).plan;
}

const ofMeasure = (id: string): QuestionPlan => ({ intent: 'measure', measures: [{ id }] });
const readFirst = (plan: QuestionPlan): Omit<MeasureRequest, 'id'> & { id?: string } =>
  plan.measures?.[0] ?? {};

describe('the price that the last answer told', () => {
  it.each([
    ['en', ['all-time-high', 'how many percent to there'], 'distance-to-price'],
    ['en', ['price-at', 'how far are we from there'], 'distance-to-price'],
    ['en', ['next-invalidation', 'when was it last there'], 'last-time-at'],
    ['en', ['next-invalidation', 'and if it closes there'], 'if-price'],
    ['en', ['all-time-high', 'anything between'], 'levels-between'],
    ['tr', ['all-time-high', 'kaç % lazım oraya'], 'distance-to-price'],
    ['tr', ['next-invalidation', 'kaç dolar var oraya'], 'distance-to-price'],
    ['tr', ['next-invalidation', 'en son ne zaman ordaydı'], 'last-time-at'],
    ['tr', ['next-invalidation', 'orada kapatırsa ne olur'], 'if-price'],
    ['tr', ['all-time-high', 'arada ne var'], 'levels-between'],
  ] as const)('%s, after a measure: %j is %s of it', (language, [before, message], id) => {
    const plan = ask(message, language, { plan: ofMeasure(before) });
    expect(readFirst(plan)).toMatchObject({ id, price: toldPrice.price });
  });

  it.each([
    ['en', 'how far is the low'],
    ['en', 'what if it doubles'],
    ['en', 'when was it last this low'],
    ['en', 'if it closes here'],
    ['en', 'what if it breaks the second'],
    ['tr', 'desteğe ne kadar var'],
    ['tr', 'düşerse ne olur'],
    ['tr', 'burada kapatırsa ne olur'],
  ] as const)('%s "%s" names something else', (language, message) => {
    const { price } = readFirst(ask(message, language, { plan: ofMeasure('all-time-high') }));
    expect(price).toBeUndefined();
  });

  it('is none of another chart that was opened since', () => {
    const told = { symbol: 'ETHUSDT', price: 4956.78 };
    const plan = ask('how far is that', 'en', { plan: ofMeasure('all-time-high'), told });
    expect(readFirst(plan).price).toBeUndefined();
  });

  it('is measured from the last close, whatever time it was of', () => {
    const before: QuestionPlan = {
      ...ofMeasure('average-price'),
      period: { kind: 'range', from: Date.UTC(2021, 0, 1), to: Date.UTC(2022, 0, 1) },
    };
    const plan = ask('how far is that', 'en', { plan: before });
    expect([readFirst(plan).price, plan.period]).toStrictEqual([toldPrice.price, undefined]);
  });

  it.each([
    ['en', 'how far is it to 70000', 70_000],
    ['tr', '70000e ne kadar var', 70_000],
    ['en', 'how far is eth from there', undefined],
  ] as const)('%s "%s" is of %s', (language, message, price) => {
    const { price: asked } = readFirst(
      ask(message, language, { plan: ofMeasure('all-time-high') }),
    );
    expect(asked).toBe(price);
  });

  it('is none after a whole picture, which tells of many', () => {
    const plan = ask('how far is that', 'en', { plan: { intent: 'analyze' } });
    expect(readFirst(plan).price).toBeUndefined();
  });
});

describe('which price an answer told', () => {
  const match = instrumentCatalogue.resolve(chart.symbol);
  if (match.kind !== 'found') throw new Error('not in the catalogue');
  const { instrument } = match;
  const source = { kind: 'candles', vendor: 'files', hash: 'h', from: 0, to: 1 } as const;
  type Told = Pick<Fact, 'id' | 'value' | 'unit'> & Partial<Pick<Fact, 'source'>>;
  const toFact = (told: Told): Fact => ({
    kind: 'measure',
    label: told.id,
    decimals: 2,
    asOf: 1,
    source,
    method: 'm@1',
    refs: [],
    ...told,
  });
  const facts = [
    toFact({ id: 'close.last', value: 66_797.374, unit: 'price' }),
    toFact({ id: 'measure.next-invalidation.close', value: 66_797.374, unit: 'price' }),
    toFact({ id: 'measure.next-invalidation.swing.bias', value: 'bearish', unit: 'text' }),
    toFact({
      id: 'measure.next-invalidation.swing.against.price',
      value: 97_924.488,
      unit: 'price',
    }),
    toFact({
      id: 'measure.next-invalidation.swing.against.distance-percent',
      value: -46.604,
      unit: 'percent',
    }),
    toFact({ id: 'measure.up-share.share-percent', value: 52, unit: 'percent' }),
    toFact({ id: 'measure.high-low.high', value: 71_000, unit: 'price' }),
    toFact({ id: 'measure.average-range.range', value: 3106.23, unit: 'price' }),
    toFact({ id: 'measure.last-price.before', value: 66_010.93, unit: 'price' }),
    toFact({
      id: 'measure.all-time-high.price',
      value: 126_199.63,
      unit: 'price',
      source: { ...source, symbol: chart.symbol },
    }),
    toFact({
      id: 'measure.all-time-low.price',
      value: 5,
      unit: 'price',
      source: { ...source, symbol: 'ETHUSDT' },
    }),
  ];
  const find = (...factIds: string[]) => findToldPrice({ instrument, facts }, [{ factIds }]);

  it('is the one price that it is about, as it was written', () => {
    const told = find(
      'measure.next-invalidation.swing.bias',
      'measure.next-invalidation.close',
      'measure.up-share.share-percent',
      'measure.next-invalidation.swing.against.price',
      'measure.next-invalidation.swing.against.distance-percent',
    );
    expect(told).toStrictEqual({ symbol: chart.symbol, price: 97_924.49 });
  });

  it('counts what was read from another timeframe of the instrument', () => {
    expect(find('measure.all-time-high.price')).toStrictEqual({
      symbol: chart.symbol,
      price: 126_199.63,
    });
  });

  it('is none of the close before, of a range of prices or of another instrument', () => {
    expect(find('measure.high-low.high', 'measure.average-range.range')).toBeUndefined();
    expect(find('close.last', 'measure.last-price.before')).toBeUndefined();
    expect(find('measure.all-time-low.price', 'unknown')).toBeUndefined();
    expect(find('measure.up-share.share-percent')).toBeUndefined();
  });
});
