import { missingTasks, type CalendarEvent, type Language } from '@vela/contracts';
import {
  findNewVersions,
  instrumentCatalogue,
  listOfflineEvents,
  markRevisions,
  runInSlices,
  parseCalendarCsv,
} from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { AnswerPart, ConversationContext } from '../answer-part.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { parseQuestion } from '../parse-question.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import type { EventSource } from './event-source.ts';

/** Wednesday noon. */
const now = Date.UTC(2026, 10, 25, 12);
const header = 'year,day,time,impact,cur,text,actual,forecast,previous';
const told = parseCalendarCsv(
  `${header}\n2026,Nov 23,8:30am,high,USD,Core Orders m/m,0.4%,,0.1%\n2026,Nov 24,10:00am,high,USD,New Homes,678K,407K,481K\n2026,Nov 27,8:30am,high,TRY,Trade 5 Balance,,1.2B,-0.5B\n`,
);
const stored: CalendarEvent[] = findNewVersions(
  new Map(),
  markRevisions([...(await runInSlices(listOfflineEvents(now, { simulated: false }))), ...told]),
  now,
);
const toStartTime = ({ when }: CalendarEvent) =>
  when.kind === 'instant' ? when.instant : Date.parse(when.kind === 'day' ? when.date : when.from);
const events: EventSource = {
  list: ({ from, to }) =>
    Promise.resolve(
      stored
        .filter((event) => toStartTime(event) >= from && toStartTime(event) < to)
        .toSorted((a, b) => toStartTime(a) - toStartTime(b)),
    ),
  countNews: ({ instrument }) =>
    Promise.resolve(
      instrument.symbol === 'AAPL'
        ? [
            {
              kind: 'filing',
              count: 3,
              newest: now - 3_600_000,
              sources: ['SEC'],
              isSimulated: false,
            },
          ]
        : [],
    ),
};

async function ask(message: string, language: Language = 'en', context: ConversationContext = {}) {
  const withheld: unknown[] = [];
  const parts: AnswerPart[] = [];
  const answer = answerQuestion(
    { message, language, chosen: {}, context, now },
    {
      marketData: {
        catalogue: instrumentCatalogue,
        getSeries: () => Promise.reject(new Error('no chart is needed')),
        check: () => Promise.resolve([]),
      },
      seriesAnalyses: createSeriesAnalyses(),
      narrator: builtInNarrator,
      events,
      newId: () => 'id',
      onWithheld: (one) => withheld.push(one),
    },
  );
  for await (const part of answer) parts.push(part);
  expect(withheld).toEqual([]);
  const text = parts
    .flatMap((part) => (part.type === 'sentence' ? [part.data.text] : []))
    .join(' ');
  // Each part holds all facts so far.
  const facts =
    parts.flatMap((part) => (part.type === 'facts' ? [part.data.facts] : [])).at(-1) ?? [];
  const spans = parts.flatMap((part) => (part.type === 'sentence' ? part.data.spans : []));
  return { text, facts, spans };
}

const readSeries = (message: string) =>
  parseQuestion({ message, language: 'en', chosen: {}, context: {}, now }, instrumentCatalogue).plan
    .events?.series;

describe('questions for the calendar', () => {
  it.each([
    ['what is on this week for gold?', 'calendar', 'week', 'XAUUSD'],
    ['what came out before this candle?', 'calendar', 'before', undefined],
    ['when is the next fed meeting?', 'calendar', 'next', undefined],
    ['when is cpi', 'calendar', 'next', undefined],
    ['any economic events tomorrow?', 'calendar', 'tomorrow', undefined],
    ['bu hafta altın için ne var?', 'calendar', 'week', 'XAUUSD'],
    ['bu mumdan önce ne açıklandı?', 'calendar', 'before', undefined],
    ['bir sonraki fed toplantısı ne zaman?', 'calendar', 'next', undefined],
    ['tcmb faiz kararı ne zaman', 'calendar', 'next', undefined],
    ['any news on apple?', 'news', undefined, 'AAPL'],
    ['apple haberleri', 'news', undefined, 'AAPL'],
  ])('%s', (...[message, intent, span, symbol]) => {
    const language = /[ıüğşçö]|haber/.test(message) ? 'tr' : 'en';
    const request = parseQuestion(
      { message, language, chosen: {}, context: {}, now },
      instrumentCatalogue,
    );
    expect([request.plan.intent, request.plan.events?.span]).toEqual([intent, span]);
    expect(request.symbol ?? symbol).toBe(symbol ?? request.symbol);
  });

  it('name the series they ask for', () => {
    expect(readSeries('when is the next fed meeting?')).toEqual(['fed-decision', 'fed-minutes']);
    expect(readSeries('tcmb faiz kararı ne zaman')).toEqual(['tcmb-decision']);
  });

  it('of the calendar page are read as its series, in both languages', () => {
    const series = new Map(
      stored
        .filter(({ source }) => source.basis !== 'file')
        .map((event) => [event.seriesKey, event]),
    );
    expect(series.size).toBeGreaterThan(12);
    for (const [key, { title }] of series) {
      expect(readSeries(`Economic calendar: when is “${title.en}”?`)).toContain(key);
      expect(readSeries(`Ekonomik takvim: “${title.tr}” ne zaman?`)).toContain(key);
    }
  });

  it('leave what Vela cannot do yet: these, and neither the calendar nor news', () => {
    expect(missingTasks).toEqual([
      'alert',
      'screening',
      'fundamentals',
      'dividends',
      'back-test',
      'portfolio',
      'forecast',
      'trade',
      'options',
      'order-flow',
      'sentiment',
      'real-estate',
      'export',
      'tax',
      'drawing',
      'other-language',
    ]);
  });
});

describe('answers about events', () => {
  it('tell the next decision with its time, source and how sure it is', async () => {
    const { text, facts } = await ask('when is the next fed meeting?');
    expect(text).toMatch(/^Next: Fed interest rate decision \(FOMC\), 9 December 2026, 19:00 UTC/);
    expect(text).toContain('Source: Fed, from its yearly list, to be confirmed by it.');
    expect(facts[0]).toMatchObject({
      kind: 'event',
      value: Date.UTC(2026, 11, 9, 19),
      source: { kind: 'event', vendor: 'Fed', version: 1 },
    });
  });

  it('list the week of gold with values and no cause; every number is of a fact', async () => {
    const { text, facts, spans } = await ask('what is on this week for gold?');
    expect(text).toMatch(/^On the calendar for XAUUSD this week:/);
    expect(text).toContain('Core Orders m/m. Actual 0.4%, previous 0.1%; no source of a forecast.');
    expect(text).toContain('Actual 678K, forecast 407K, previous 481K.');
    expect(text).toContain('NYSE closed');
    expect(text).not.toContain('Trade 5 Balance');
    expect(text).not.toMatch(/because|due to|caused by|led to/);
    const values = facts
      .filter(({ id }) => id.endsWith('.actual'))
      .map(({ value, unit }) => [value, unit]);
    expect(values).toEqual([
      [0.4, 'percent'],
      ['678K', 'text'],
    ]);
    expect(spans.every(({ factId }) => facts.some(({ id }) => id === factId))).toBe(true);
  });

  it('are in Turkish with its numbers, of the lira alone for the lira', async () => {
    const { text } = await ask('bu hafta usdtry için hangi veriler var?', 'tr');
    expect(text).toContain('Trade 5 Balance. Beklenti 1,2B, önceki -0,5B.');
    expect((await ask('bir sonraki fed toplantısı ne zaman?', 'tr')).text).toMatch(
      /^Sıradaki: Fed faiz kararı \(FOMC\), 9 Aralık 2026/,
    );
  });

  it('say how long before the candle in view something came out, and what did not', async () => {
    const instrument = instrumentCatalogue.all.find(({ symbol }) => symbol === 'XAUUSD');
    if (instrument === undefined) throw new Error('no gold');
    const at = (to: number): ConversationContext => ({
      symbol: 'XAUUSD',
      lastAnalysis: { instrument, interval: '1h', candles: { count: 100, from: 0, to, hash: 'h' } },
    });
    // 10:00 in New York is 15:00 UTC; the candle opens 90 minutes after it.
    const { text } = await ask(
      'what came out before this candle?',
      'en',
      at(Date.UTC(2026, 10, 24, 16, 30)),
    );
    expect(text).toMatch(
      /New Homes came 90 minutes before this candle opened \(24 November 2026, 16:30 UTC/,
    );
    const nothing = await ask(
      'what came out before this candle?',
      'en',
      at(Date.UTC(2026, 10, 22, 12)),
    );
    expect(nothing.text).toMatch(
      /^The calendar knows of no release for XAUUSD in the day before this candle opened/,
    );
  });

  it('count news and say no word of a headline', async () => {
    const { text, facts } = await ask('any news on apple?');
    expect(text).toMatch(/^3 filings of AAPL since 19 November 2026/);
    expect(facts.find(({ id }) => id === 'news.filing')?.source).toMatchObject({
      url: '/markets/news?symbol=AAPL',
    });
    expect((await ask('apple haberleri', 'tr')).text).toContain('AAPL için 3 bildirim var');
  });
});
