import type { Fact, Language, Sentence } from '@vela/contracts';
import { createMarketData, type MarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const simulated = createMarketData({
  mode: 'simulated',
  allowSimulated: true,
  store: {
    read: async () => undefined,
    append: async () => undefined,
    replace: async () => undefined,
  },
});
/** Bitcoin from files, everything else simulated. */
const mixed: MarketData = {
  ...simulated,
  async getSeries(request) {
    const { onlyReal: _, ...any } = request;
    const result = await simulated.getSeries(any);
    if (result.kind !== 'series' || request.instrument.symbol !== 'BTCUSDT') return result;
    const source = { ...result.series.source, kind: 'file' as const, vendor: 'files', health: [] };
    return { ...result, series: { ...result.series, source } };
  },
};
const seriesAnalyses = createSeriesAnalyses();
const usualNow = Date.UTC(2026, 3, 29, 12);

type Asked = { readonly language?: Language; readonly now?: number };

async function ask(message: string, { language = 'en', now = usualNow }: Asked = {}) {
  const sentences: Sentence[] = [];
  const facts: Fact[] = [];
  const withheld: unknown[] = [];
  const question = { message, language, chosen: {}, context: {}, now };
  const deps = {
    marketData: mixed,
    seriesAnalyses,
    narrator: builtInNarrator,
    newId: () => 'one',
    onWithheld: (one: unknown) => withheld.push(one),
  };
  for await (const part of answerQuestion(question, deps)) {
    if (part.type === 'sentence') sentences.push(part.data);
    if (part.type === 'analysis') facts.push(...part.data.facts);
  }
  expect(withheld).toEqual([]);
  const [first] = sentences;
  return {
    first: first?.text ?? '',
    ids: first?.factIds ?? [],
    allIds: sentences.flatMap(({ factIds }) => factIds),
    text: sentences.map(({ text }) => text).join(' '),
    getValue: (id: string) => facts.find((fact) => fact.id === id)?.value,
  };
}

async function readDays() {
  const match = simulated.catalogue.resolve('BTCUSDT');
  if (match.kind !== 'found') throw new Error('no instrument');
  const { instrument } = match;
  const asked = { instrument, interval: '1d', limit: 500, now: usualNow } as const;
  const result = await simulated.getSeries(asked);
  if (result.kind !== 'series') throw new Error('no candles');
  const { openTime, high, low } = result.series.candles;
  return [...openTime].map((time, at) => ({ time, high: high[at] ?? 0, low: low[at] ?? 0 }));
}

describe('the figure that is asked for comes first', () => {
  it.each([
    ['how far has btc fallen from its peak', 'measure.drawdown.now.fall-percent'],
    ['btc tepeden yüzde kaç aşağıda', 'measure.drawdown.now.fall-percent'],
    ['worst fall btc ever had', 'measure.drawdown.worst.fall-percent'],
    ['longest time btc spent under water', 'measure.drawdown.longest.whole-days'],
    ['which weekday does btc swing the most', 'measure.weekday-averages.widest.range-percent'],
    ['btc hangi günler daha oynak', 'measure.weekday-averages.widest.range-percent'],
    ['how does btc usually do in september', 'measure.month-averages.asked.change-percent'],
    ['btc eylül ayında genelde ne yapar', 'measure.month-averages.asked.change-percent'],
    ['how many times was the nearest btc gap touched', 'measure.touch-history.zone.top'],
  ])('%s', async (message, id) => {
    const language = /[çğışöüı]/u.test(message) ? 'tr' : 'en';
    const { ids, text } = await ask(message, { language });
    expect(ids, `told: ${text}`).toContain(id);
  });

  it('of the timeframes it is whether they agree', async () => {
    const { first, getValue } = await ask('are all timeframes of btc aligned');
    const isAligned = getValue('timeframes.agreement') === 'aligned';
    expect(first.startsWith(isAligned ? 'Yes.' : 'No.'), `told: ${first}`).toBe(true);
    expect(first).toMatch(/timeframes/i);
  });

  it('of two of which one is not looked at it is neither yes nor no', async () => {
    const { first, getValue } = await ask('does the btc trend agree on the 5m and the monthly?');
    expect(getValue('timeframe.1mo.trend.swing.bias')).toBeUndefined();
    expect(first).not.toMatch(/^(?:Yes|No)\b/);
  });

  it.each([
    [
      'does the btc trend agree on the 4 hour and the weekly?',
      'en',
      '1w',
      /^(?:Yes|No)\. .*weekly.*4-hour/,
    ],
    [
      'btc günlük ve 4 saatlik trend uyumlu mu?',
      'tr',
      '1d',
      /^(?:Evet|Hayır)\. .*günlük.*4 saatlik/,
    ],
  ] as const)('of two that are named it is whether those agree: %s', async (...asked) => {
    const [message, language, longer, said] = asked;
    const { first, ids, getValue } = await ask(message, { language });
    const biases = ['trend.swing.bias', `timeframe.${longer}.trend.swing.bias`];
    const [own, other] = biases.map(getValue);
    expect(ids).toEqual(expect.arrayContaining(biases));
    expect(first).toMatch(said);
    expect(/^(?:Yes|Evet)/.test(first), `${String(own)}, ${String(other)}: ${first}`).toBe(
      own === other,
    );
  });
});

describe('a comparison with simulated candles', () => {
  it.each([
    [
      'btc or eth, which did better this year',
      'en',
      /cannot compare.*Ethereum.*simulated/,
      'Bitcoin',
    ],
    ['btc mi eth mi daha oynak', 'tr', /Ethereum için.*gerçek piyasa verisi yok/, 'Bitcoin için'],
  ] as const)('%s: says why not, and tells the one with market data', async (...asked) => {
    const [message, language, why, told] = asked;
    const { first, text, allIds } = await ask(message, { language });
    expect(first).toMatch(why);
    expect(allIds.some((id) => /^measure\.(?:change|realised-volatility)\./.test(id))).toBe(true);
    expect(text).toContain(told);
    expect(text).not.toMatch(/one at a time|ayrıca sorulması/);
  });

  it('says which of two charts is simulated, and nothing of the two together', async () => {
    const { text } = await ask('compare btc and eth on 1d');
    expect(text).toContain('Only BTCUSDT is read from market data');
    expect(text).not.toMatch(/correlation|data is simulated/);
  });
});

describe('yes or no', () => {
  // The killzone of Asia runs from 20:00 to midnight in New York, five hours behind in January.
  it.each([
    ['is asia open already', Date.UTC(2026, 0, 15, 2), 'Yes.'],
    ['is asia open already', Date.UTC(2026, 0, 15, 12), 'No.'],
    ['asya seansı bitti mi', Date.UTC(2026, 0, 15, 12), 'Evet.'],
    ['asya seansı bitti mi', Date.UTC(2026, 0, 15, 2), 'Hayır.'],
  ])('%s', async (message, now, said) => {
    const { first } = await ask(message, {
      now,
      language: said.endsWith('s.') || said === 'No.' ? 'en' : 'tr',
    });
    expect(first.startsWith(`${said} `), `told: ${first}`).toBe(true);
  });

  it('whether the high and the low of the week before were passed', async () => {
    const days = await readDays();
    const week = 7 * 86_400_000;
    // Weeks begin on Monday; the first day of 1970 was a Thursday.
    const monday = Math.floor((usualNow - 4 * 86_400_000) / week) * week + 4 * 86_400_000;
    const before = days.filter(({ time }) => time >= monday - week && time < monday);
    const after = days.filter(({ time }) => time >= monday);
    const high = Math.max(...before.map((one) => one.high));
    const low = Math.min(...before.map((one) => one.low));
    expect(after.length).toBeGreaterThan(0);
    const isTaken = after.some((one) => one.high > high);
    const isBelow = after.some((one) => one.low < low);
    const ofHigh = await ask('was the high of last week taken on btc');
    const ofLow = await ask('was the low of last week taken on btc');
    expect(ofHigh.first.startsWith(isTaken ? 'Yes.' : 'No.'), `told: ${ofHigh.first}`).toBe(true);
    expect(ofLow.first.startsWith(isBelow ? 'Yes.' : 'No.'), `told: ${ofLow.first}`).toBe(true);
  });
});
