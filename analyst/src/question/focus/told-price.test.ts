import type { Fact, Language, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../../parse-question.ts';
import { findToldPrice, type ToldPrice } from './find-told-price.ts';

const chart = { symbol: 'BTCUSDT', interval: '1d' } as const;
const toldPrice = { symbol: chart.symbol, price: 97_924.49, percent: 46.6 };

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
    ['en', ['high-low', 'how much of this year was it above that'], 'time-above'],
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
    ['en', 'how many points from here is that'],
    ['tr', 'oraya kaç dolar var'],
  ] as const)('%s, after levels: "%s" is of the first of them', (language, message) => {
    const plan = { intent: 'levels', concept: 'support-resistance', side: 'below' } as const;
    expect(readFirst(ask(message, language, { plan }))).toMatchObject({
      id: 'distance-to-price',
      price: toldPrice.price,
    });
  });

  it.each([
    ['en', 'how often does it fall that much in a month'],
    ['tr', 'ne sıklıkla bu kadar düşer bir ayda'],
  ] as const)('%s "%s" is of the move, over all there is', (language, message) => {
    const before: QuestionPlan = {
      ...ofMeasure('change'),
      period: { kind: 'range', from: Date.UTC(2026, 2, 1) },
    };
    const { measures, period } = ask(message, language, { plan: before });
    expect(measures?.[0]).toMatchObject({ id: 'reach-share', percent: toldPrice.percent });
    expect(period?.kind).not.toBe('range');
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
    toFact({ id: 'measure.last-price.before', value: 66_010.93, unit: 'price' }),
    toFact({
      id: 'daily.price',
      value: 126_199.63,
      unit: 'price',
      source: { ...source, symbol: chart.symbol },
    }),
    toFact({
      id: 'other.price',
      value: 5,
      unit: 'price',
      source: { ...source, symbol: 'ETHUSDT' },
    }),
  ];
  const find = (...factIds: string[]) => findToldPrice({ instrument, facts }, [{ factIds }]);

  it('is the first that is not the last close, as it was written, with the first move', () => {
    const told = find(
      'measure.next-invalidation.swing.bias',
      'measure.next-invalidation.close',
      'measure.up-share.share-percent',
      'measure.next-invalidation.swing.against.price',
      'measure.next-invalidation.swing.against.distance-percent',
    );
    expect(told).toStrictEqual({ symbol: chart.symbol, price: 97_924.49, percent: 46.6 });
  });

  it('counts what was read from another timeframe of the instrument', () => {
    expect(find('daily.price')).toStrictEqual({ symbol: chart.symbol, price: 126_199.63 });
  });

  it('is none of the close before, of another instrument, or of no price', () => {
    expect(find('close.last', 'measure.last-price.before')).toBeUndefined();
    expect(find('other.price', 'unknown')).toBeUndefined();
    expect(find('measure.up-share.share-percent')).toBeUndefined();
  });
});
