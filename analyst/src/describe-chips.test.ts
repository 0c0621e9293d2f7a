import {
  changeRequest,
  intervals,
  languages,
  sendMessageSchema,
  type AnalysisRequest,
  type ChipChange,
  type Language,
  type UnderstandingChip,
} from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { describeChips } from './describe-chips.ts';
import { forgetDoubt } from './question/trust/note-doubt.ts';
import { parseQuestion } from './parse-question.ts';
import { resolveRequest } from './resolve-request.ts';

const now = Date.UTC(2026, 3, 30, 10);

function resolve(request: AnalysisRequest): AnalysisRequest {
  const { interval, plan } = resolveRequest(request, instrumentCatalogue, now);
  return { ...request, interval, plan };
}

/** The request of a typed question, as it is answered, and its chips. */
function read(message: string, language: Language = 'en') {
  const context = { symbol: 'BTCUSDT', interval: '4h', limit: 500 } as const;
  const question = { message, language, chosen: {}, context, now };
  // As it is sent: what an answer says of its reading is no part of the question.
  const request = forgetDoubt(resolve(parseQuestion(question, instrumentCatalogue)));
  return { request, chips: describeChips(request, now) };
}

const findChip = (chips: readonly UnderstandingChip[], text: string) =>
  chips.find((chip) => chip.text === text);

function listChanges(chip: UnderstandingChip | undefined): readonly ChipChange[] {
  return chip?.changes === undefined || chip.changes === 'instrument' ? [] : chip.changes;
}

/** The request after one chip was changed to another text. */
function press(message: string, chip: string, to: string): AnalysisRequest | undefined {
  const { request, chips } = read(message);
  const chosen = listChanges(findChip(chips, chip)).find(({ text }) => text === to);
  return chosen === undefined ? undefined : changeRequest(request, chosen.change);
}

const pressPeriod = (text: string) =>
  press('btc drawdown last 90 days', 'the last 90 days', text)?.plan.period;
const pressDirection = (text: string) =>
  press('unfilled bullish gaps below on btcusdt 4h', 'bullish', text)?.plan.measures?.[0];

const questions = {
  en: [
    'btc drawdown last 90 days',
    'unfilled bullish gaps below on btcusdt 4h',
    'how many bearish order blocks on ETH 1d',
    'nearest gap below BTCUSDT',
    'correlation of AAPL and MSFT',
    'how far is btc from 80000',
    'trend of gold on the swing scale',
  ],
  tr: ['btc son 90 günde en büyük düşüş', 'BTCUSDT 4 saatlik dolmamış yükseliş boşlukları'],
} as const;

const listAsked = () =>
  languages.flatMap((language) => questions[language].map((message) => ({ language, message })));
const id = '5f0c6a1e-9a55-4c5f-8f0e-0b7b1a3f2d11';

const describeTexts = (request: AnalysisRequest) =>
  describeChips(resolve(request), now).map(({ text }) => text);

/** Whether the chip of the changed request has the chosen words: a month is shown by its first day. */
const isNamedAgain = ({ change, removes }: ChipChange) =>
  removes !== true && !(change.part === 'period' && change.period.kind === 'range');

describe('the chips over an answer', () => {
  it('offer the intervals, usual periods and like measures, and a search of instruments', () => {
    const { chips } = read('btc drawdown last 90 days');
    const [symbol, interval, measure, period] = chips;
    expect(symbol).toEqual({ kind: 'symbol', text: 'BTCUSDT', changes: 'instrument' });
    expect(interval?.text).toBe('daily');
    expect(listChanges(interval).map(({ text }) => text)).toContain('4-hour');
    expect(listChanges(interval).map(({ text }) => text)).not.toContain('daily');
    expect(measure?.text).toBe('Drawdown');
    expect(listChanges(measure)[0]?.text).toBe('Largest rise');
    expect(period?.text).toBe('the last 90 days');
    expect(listChanges(period).map(({ text }) => text)).toEqual([
      'the last 7 days',
      'the last 30 days',
      'this month',
      'this year',
      'the last year',
      'the last 5 years',
      'the last 10 years',
      'all the data there is',
    ]);
  });

  it('offer the other words of a filter, and none of it', () => {
    const { chips } = read('unfilled bullish gaps below on btcusdt 4h');
    const offered = ['bullish', 'below', 'unfilled'].map((text) =>
      listChanges(findChip(chips, text)).map((one) => one.text),
    );
    expect(offered).toEqual([
      ['bearish', 'Without it'],
      ['above', 'Without it'],
      ['filled', 'Without it'],
    ]);
  });

  it('only say what was read where nothing else can be asked in its place', () => {
    for (const message of ['what is an order block?', 'i want to die', 'analyze zzqqxx 4h'])
      for (const chip of read(message).chips) expect(chip).not.toHaveProperty('changes');
    const { request } = read('btc drawdown last 90 days');
    const one = { ...request, plan: { ...request.plan, findingId: 'fair-value-gap:bullish:7' } };
    const fixed = describeChips(one, now).filter(({ changes }) => changes === undefined);
    expect(fixed.map(({ kind }) => kind)).toEqual(['symbol', 'interval']);
  });
});

describe('a changed request', () => {
  it('has the chosen interval, which it names, so that the period does not choose another', () => {
    const changed = press('btc drawdown last 90 days', 'daily', '4-hour');
    expect(changed).toMatchObject({
      symbol: 'BTCUSDT',
      interval: '4h',
      plan: { namesInterval: true, measures: [{ id: 'drawdown' }] },
    });
    expect(changed === undefined ? undefined : resolve(changed).interval).toBe('4h');
  });

  it('has the chosen period; months and years begin in UTC', () => {
    expect(pressPeriod('the last 5 years')).toEqual({ kind: 'last', count: 5, unit: 'year' });
    expect(pressPeriod('this month')).toEqual({ kind: 'range', from: Date.UTC(2026, 3, 1) });
    expect(pressPeriod('this year')).toEqual({ kind: 'range', from: Date.UTC(2026, 0, 1) });
    expect(pressPeriod('all the data there is')).toEqual({ kind: 'all' });
  });

  it('has the chosen measure with what counts for it too', () => {
    expect(press('btc drawdown last 90 days', 'Drawdown', 'Largest rise')?.plan).toMatchObject({
      measures: [{ id: 'rally' }],
      period: { kind: 'last', count: 90, unit: 'day' },
    });
  });

  it('has the other direction, or none', () => {
    expect(pressDirection('bearish')).toMatchObject({
      direction: 'bearish',
      side: 'below',
      state: 'unfilled',
    });
    expect(pressDirection('Without it')).toMatchObject({ side: 'below', state: 'unfilled' });
    expect(pressDirection('Without it')).not.toHaveProperty('direction');
  });

  it('has the other side of the chart’s own answers, or both', () => {
    const { request } = read('nearest gap below BTCUSDT');
    const gaps = { ...request, plan: { intent: 'gaps', side: 'below' } as const };
    const sides = listChanges(findChip(describeChips(gaps, now), 'below'));
    expect(sides.map(({ change }) => changeRequest(gaps, change).plan)).toEqual([
      { intent: 'gaps', side: 'above' },
      { intent: 'gaps' },
    ]);
  });

  it('has another instrument in the place of one, and none twice', () => {
    const { request } = read('correlation of AAPL and MSFT');
    const change = (from: string, to: string) => {
      const { symbol, plan } = changeRequest(request, { part: 'symbol', from, to });
      return [symbol, plan.otherSymbol, ...(plan.others ?? [])].filter((one) => one !== undefined);
    };
    expect(change('MSFT', 'NVDA')).toEqual(['AAPL', 'NVDA']);
    expect(change('AAPL', 'NVDA')).toEqual(['NVDA', 'MSFT']);
    expect(change('AAPL', 'MSFT')).toEqual(['MSFT']);
  });

  it.each(listAsked())('of "$message" is taken by the server and read as chosen', (asked) => {
    const { request, chips } = read(asked.message, asked.language);
    const changes = chips.flatMap(listChanges);
    expect(changes.length).toBeGreaterThanOrEqual(intervals.length - 1);
    const changed = changes.map((one) => ({ ...one, request: changeRequest(request, one.change) }));
    const sent = changed.map((one) => ({ id, message: one.text, request: one.request }));
    expect(sent.map((one) => sendMessageSchema.parse(one))).toEqual(sent);
    const notShown = changed.filter(
      (one) => isNamedAgain(one) && !describeTexts(one.request).includes(one.text),
    );
    expect(notShown.map(({ text }) => text)).toEqual([]);
  });
});
