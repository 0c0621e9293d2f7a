import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InstrumentMatch } from '../market-data.ts';
import { instrumentCatalogue } from './instrument-catalogue.ts';

function toMatchName(match: InstrumentMatch): string {
  if (match.kind === 'found') return match.instrument.symbol;
  return match.kind === 'not-covered' ? `not covered ${match.symbol}` : match.kind;
}

const found = (sentence: string): string[] =>
  instrumentCatalogue
    .findInText(sentence)
    .map(({ start, end, match }) => `${sentence.slice(start, end)} = ${toMatchName(match)}`);

describe('finding instruments in a sentence', () => {
  it.each([
    ["BTCUSDT'yi 4 saatlik analiz et", ["BTCUSDT'yi = BTCUSDT"]],
    ['altının görünümü nasıl?', ['altının = XAUUSD']],
    ["Apple'ın günlük grafiğine bak", ["Apple'ın = AAPL"]],
    ['bitcoinin 1h grafiği', ['bitcoinin = BTCUSDT']],
    ["nasdaq 100'ü göster", ["nasdaq 100'ü = NDX"]],
    ['EUR/USD ve GBPUSD karşılaştır', ['EUR/USD = EURUSD', 'GBPUSD = GBPUSD']],
    ['what about Coca-Cola and Bank of America?', ['Coca-Cola = KO', 'Bank of America = BAC']],
    ['how does $V look against brk.b', ['V = V', 'brk.b = BRK.B']],
    ['ANALYZE BTCUSDT NOW', ['BTCUSDT = BTCUSDT']],
    ['dolar mı euro mu', ['dolar = USDTRY', 'euro = ambiguous']],
    ["garanti'de ne oldu", ["garanti'de = not covered GARAN"]],
    ['GARAN.IS analiz et', ['GARAN.IS = not covered GARAN']],
    ["Türk Hava Yolları'nı analiz et", ["Türk Hava Yolları'nı = not covered THYAO"]],
    ['gu or uj, and where is nas', ['gu = GBPUSD', 'uj = USDJPY', 'nas = NDX']],
    ['eu open gaps on the 15m', ['eu = EURUSD']],
    [
      'onsun tepesi, kablonun dibi, kurda trend',
      ['onsun = XAUUSD', 'kablonun = GBPUSD', 'kurda = USDTRY'],
    ],
    ['varilin fiyatı ve gümüş ons', ['varilin = CL', 'gümüş ons = XAGUSD']],
    ['sols trend and eths range', ['sols = SOLUSDT', 'eths = ETHUSDT']],
    ['golds best week, american stocks too', ['golds = XAUUSD', 'american stocks = SPX']],
    ['almanya borsasının yönü', ['almanya borsasının = DAX']],
    ['yende dip nerede', ['yende = USDJPY']],
  ])('%s', (sentence, expected) => {
    expect(found(sentence)).toEqual(expected);
  });

  it('ignores ordinary words', () => {
    expect(found('where is the nearest gap, all in on one link near the dot?')).toEqual([]);
    expect(found('sola bak, yeni bir şey var mı?')).toEqual([]);
    expect(found('FVG nedir, ATR ve RSI ne anlatır? MA 200 nerede?')).toEqual([]);
    expect(found('bu garanti mi?')).toEqual([]);
    expect(found('eu inflation and the eu')).toEqual([]);
    expect(found('bana alarm kur, sol üst köşeye')).toEqual([]);
    expect(found('hangi borsada, kripto borsası mı')).toEqual([]);
    expect(found('yeni kurs ne zaman, any link between them')).toEqual([]);
    expect(found('did the tl break, find cheap stocks')).toEqual([]);
  });

  it('distinguishes gold from "below" and the dollar from "it fills"', () => {
    expect(found('fiyatın altında en yakın boşluk nerede?')).toEqual([]);
    expect(found("destek 50.000'in altına inerse ne olur?")).toEqual([]);
    expect(found('Altında trend ne yönde?')).toEqual(['Altında = XAUUSD']);
    expect(found('boşluk ne zaman dolar?')).toEqual([]);
  });

  it.each([
    ['gram altın ne olur?', 'gram altın = unknown'],
    ['çeyrek altın ne kadar', 'çeyrek altın = unknown'],
    ['altının gramı ne kadar', 'altının gramı = unknown'],
    ['gold price per gram', 'gold price per gram = unknown'],
    ['a gram of silver', 'gram of silver = unknown'],
    ['gram price of gold', 'gram price of gold = unknown'],
    ['gr altın', 'gr altın = unknown'],
    ['gold in grams', 'gold in grams = unknown'],
  ])('does not answer "%s" with the ounce', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it('offers the ounce and the dollar for gold by the gram', () => {
    const suggestions = ['gram altın', 'gümüşün gramı'].map((text) => {
      const [mention] = instrumentCatalogue.findInText(text);
      return mention?.match.kind === 'unknown'
        ? mention.match.suggestions.map(({ symbol }) => symbol)
        : [];
    });
    expect(suggestions).toEqual([
      ['XAUUSD', 'USDTRY'],
      ['XAGUSD', 'USDTRY'],
    ]);
  });

  it('returns words that look like codes as unknown', () => {
    expect(found('analyze TOTDY please')).toEqual(['TOTDY = unknown']);
    expect(found('TOTDY')).toEqual(['TOTDY = unknown']);
    expect(found('HELP')).toEqual([]);
    expect(found('xyzusdt 1h bakar mısın')).toEqual(['xyzusdt = unknown']);
  });

  it('returns ordered, non-overlapping offsets within any text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom(
              'altının',
              'BTCUSDT',
              "'yi ",
              '$',
              ' İ',
              'GARAN.IS',
              'S&P 500',
              'ß',
              '/',
            ),
          ),
        ),
        (parts) => {
          const text = parts.join('').normalize('NFC');
          let from = 0;
          for (const { start, end } of instrumentCatalogue.findInText(text)) {
            expect(start).toBeGreaterThanOrEqual(from);
            expect(end).toBeGreaterThan(start);
            from = end;
          }
          expect(from).toBeLessThanOrEqual(text.length);
          instrumentCatalogue.resolve(text);
          instrumentCatalogue.search(text, 5);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reads the first 4,000 characters of a very long text and no more', () => {
    const places = instrumentCatalogue
      .findInText('altının fiyatı BTCUSDT TOTDY '.repeat(4000))
      .map(({ end }) => end);
    expect(places.at(-1)).toBeGreaterThan(3950);
    expect(places.at(-1)).toBeLessThanOrEqual(4000);
  });
});
