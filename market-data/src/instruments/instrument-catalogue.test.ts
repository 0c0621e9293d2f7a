import { foldText, popularGroups, type Instrument } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import type { InstrumentMatch } from '../market-data.ts';
import { borsaIstanbul } from './borsa-istanbul.ts';
import { instrumentCatalogue, instrumentEntries } from './instrument-catalogue.ts';

function list(instruments: readonly Instrument[]): string {
  return instruments.map(({ symbol }) => symbol).join(' ');
}

function brief(match: InstrumentMatch): string {
  if (match.kind === 'found') return match.instrument.symbol;
  if (match.kind === 'ambiguous') return `? ${list(match.candidates)}`;
  return match.kind === 'not-covered'
    ? `not covered ${match.symbol}`
    : `unknown, near ${list(match.suggestions)}`;
}

const resolved = (text: string): string => brief(instrumentCatalogue.resolve(text));

describe('the catalogue', () => {
  it('holds at least 120 instruments with unique symbols and a name in both languages', () => {
    expect(instrumentCatalogue.all.length).toBeGreaterThanOrEqual(120);
    expect(new Set(instrumentCatalogue.all.map(({ symbol }) => symbol)).size).toBe(
      instrumentCatalogue.all.length,
    );
    for (const { name, priceDecimals } of instrumentCatalogue.all) {
      expect(name.en).not.toBe('');
      expect(name.tr).not.toBe('');
      expect(priceDecimals).toBeGreaterThanOrEqual(1);
    }
  });

  it('holds the canonical symbols of the design', () => {
    const symbols = new Set(instrumentCatalogue.all.map(({ symbol }) => symbol));
    for (const symbol of [
      'BTCUSDT',
      'BRK.B',
      'EURUSD',
      'XAUUSD',
      'XAGUSD',
      'CL',
      'NG',
      'SPX',
      'NDX',
      'DJI',
      'IXIC',
      'DAX',
      'VIX',
    ])
      expect(symbols).toContain(symbol);
  });

  it('groups popular symbols as crypto, stocks and forex', () => {
    for (const group of popularGroups)
      expect(
        instrumentCatalogue.all.filter(({ popular }) => popular === group).length,
      ).toBeGreaterThanOrEqual(5);
  });

  it('has no code of Borsa Istanbul', () => {
    const symbols = new Set(
      instrumentEntries
        .flatMap(({ instrument, aliases }) => [instrument.symbol, ...aliases])
        .map(foldText),
    );
    expect(borsaIstanbul.codes.filter((code) => symbols.has(foldText(code)))).toEqual([]);
  });

  it('finds every instrument by its symbol and by each of its names', () => {
    for (const { instrument } of instrumentEntries) {
      expect(resolved(instrument.symbol)).toBe(instrument.symbol);
      expect(resolved(instrument.symbol.toLowerCase())).toBe(instrument.symbol);
      expect(resolved(instrument.name.en)).toContain(instrument.symbol);
      expect(resolved(instrument.name.tr)).toContain(instrument.symbol);
    }
  });
});

describe('resolving typed text', () => {
  it.each([
    ['btc', 'BTCUSDT'],
    ['BTCUSD', 'BTCUSDT'],
    ['btc/usdt', 'BTCUSDT'],
    ['Bitcoin', 'BTCUSDT'],
    ['BİTCOİN', 'BTCUSDT'],
    ['altın', 'XAUUSD'],
    ['ALTIN', 'XAUUSD'],
    ['gold', 'XAUUSD'],
    ['GC', 'XAUUSD'],
    ['GC=F', 'XAUUSD'],
    ['ons altın', 'XAUUSD'],
    ['XAU/USD', 'XAUUSD'],
    ['gümüş', 'XAGUSD'],
    ['SI', 'XAGUSD'],
    ['petrol', 'CL'],
    ['WTI', 'CL'],
    ['crude', 'CL'],
    ['brent', 'BZ'],
    ['doğalgaz', 'NG'],
    ['^GSPC', 'SPX'],
    ['US500', 'SPX'],
    ['S&P 500', 'SPX'],
    ['s&p500', 'SPX'],
    ['dow jones', 'DJI'],
    ['korku endeksi', 'VIX'],
    ['Apple', 'AAPL'],
    ['brk-b', 'BRK.B'],
    ['BRK.B', 'BRK.B'],
    ['coca cola', 'KO'],
    ["McDonald's", 'MCD'],
    ['at&t', 'T'],
    ['eur/usd', 'EURUSD'],
    ['EUR-USD', 'EURUSD'],
    ['dolar/tl', 'USDTRY'],
    ['euro dolar', 'EURUSD'],
    ['sterlin kuru', 'GBPTRY'],
    ['sterlin dolar', 'GBPUSD'],
    ['pound', 'GBPUSD'],
    ['yen', 'USDJPY'],
  ])('%s is %s', (text, symbol) => {
    expect(resolved(text)).toBe(symbol);
  });

  it.each([
    ["BTCUSDT'yi", 'BTCUSDT'],
    ['altının', 'XAUUSD'],
    ["Apple'ın", 'AAPL'],
    ['Apple’ın', 'AAPL'],
    ['bitcoinde', 'BTCUSDT'],
    ["S&P 500'ü", 'SPX'],
    ['gümüşten', 'XAGUSD'],
    ["EURUSD'de", 'EURUSD'],
  ])('cuts the Turkish ending of %s', (text, symbol) => {
    expect(resolved(text)).toBe(symbol);
  });

  it('resolves "dolar" to USDTRY, and reports the English "dollar" as ambiguous', () => {
    expect(resolved('dolar')).toBe('USDTRY');
    expect(resolved('dolar endeksi')).toBe('DXY');
    expect(resolved('dollar')).toBe('? DXY USDTRY');
  });

  it('reports a name of several instruments as ambiguous', () => {
    expect(resolved('google')).toBe('? GOOGL GOOG');
    expect(resolved('nasdaq')).toBe('? NDX IXIC');
    expect(resolved('euro')).toBe('? EURUSD EURTRY');
    expect(resolved('sterlin')).toBe('? GBPUSD GBPTRY');
    expect(resolved('İngiliz sterlini')).toBe('? GBPUSD GBPTRY');
  });

  it.each([
    'GARAN',
    'THYAO',
    'AKBNK',
    'XU100',
    'garan',
    'GARAN.IS',
    'garan.ıs',
    'TATGD.IS',
    'BIST:ASELS',
    'borsa istanbul',
    'Borsa İstanbul',
    'bist 100',
    "garanti'de",
    'Türk Hava Yolları',
  ])('recognises %s as Borsa Istanbul, which is not covered', (text) => {
    expect(resolved(text)).toMatch(/^not covered /);
    expect(instrumentCatalogue.resolve(text)).toMatchObject({
      market: { en: 'Borsa Istanbul', tr: 'Borsa İstanbul' },
    });
  });

  it('never resolves an unknown symbol to another company, and suggests the three nearest', () => {
    expect(resolved('TOTDY')).toMatch(/^unknown, near \S+ \S+ \S+$/);
    expect(resolved('APPL')).toMatch(/^unknown, near AAPL /);
    expect(resolved('BTCUSTD')).toMatch(/^unknown, near BTCUSDT /);
    expect(resolved('nvida')).toMatch(/^unknown, near NVDA /);
    expect(resolved('')).toMatch(/^unknown/);
    expect(resolved('x'.repeat(100_000))).toMatch(/^unknown/);
  });
});
