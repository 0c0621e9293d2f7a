import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';
import { implyFigure, implyWhole } from './imply-figure.ts';

const toValues = (found: readonly { readonly value: string }[]): string[] =>
  found.map(({ value }) => value);

describe('the figure whose parts are named', () => {
  it.each([
    [' maliyetten sonra satisin yuzde kaci kaliyor ', 'gross-margin'],
    [' ortaklarin sermayesini verimli kullaniyor mu ', 'return-on-equity'],
    [' vadesi gelen borclari karsilar mi ', 'current-ratio'],
    [' what it keeps of sales once the costs are paid ', 'gross-margin'],
    [' profit made on its assets ', 'return-on-assets'],
  ])('%s', (text, figure) => {
    expect(toValues(implyFigure(text))).toEqual([figure]);
  });

  it('takes the place of amounts that are its parts, and of none that are joined', () => {
    const amounts = [
      { value: 'net-income', start: 1, end: 7 },
      { value: 'revenue', start: 12, end: 17 },
    ] as const;
    expect(toValues(implyWhole(' profit per sales ', amounts))).toEqual(['net-margin']);
    expect(implyWhole(' profit and sales ', amounts)).toBe(amounts);
  });

  it.each([
    ['tr', 'IBM 10 yil icin kotu ihtimal', ['forecast']],
    ['tr', 'Exxon satışlarının ne kadarı net kâr olarak kalıyor', ['net-margin']],
    ['tr', 'amazon 8. sutun niye kirmizi', ['price-to-cash-flow']],
    ['en', 'how well does jpm use shareholders money', ['return-on-equity']],
  ] as const)('%s: %s', (language, message, figures) => {
    const read = readTurns([message], language);
    expect([read.intent, read.figures]).toEqual(['company', figures]);
  });

  it('leaves the pressure of sellers to the chart', () => {
    expect(readTurns(['apple satış baskısı var mı'], 'tr').intent).not.toBe('company');
  });
});
