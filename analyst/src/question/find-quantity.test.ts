import { describe, expect, it } from 'vitest';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { findQuantities } from './find-quantity.ts';

describe('numbers of a question', () => {
  it.each([
    ['if it closes below 243', 'number', 243],
    ['eurusd at 1.0850', 'number', 1.085],
    ['btc 80k', 'price', 80_000],
    ['10 bin dolar', 'price', 10_000],
    ['1,5 milyon', 'price', 1_500_000],
    ['65,000', 'number', 65_000],
    ['65.000 ustu', 'number', 65_000],
    ['1,234,567', 'number', 1_234_567],
    ['$243', 'price', 243],
    ['243 dollars', 'price', 243],
    ['0.512', 'number', 0.512],
    ['%5 dustu', 'percent', 5],
    ['yuzde 5', 'percent', 5],
    ['5% drop', 'percent', 5],
    ['2.5 percent', 'percent', 2.5],
    ['1,0850 nin alti', 'number', 1.085],
  ] as const)('"%s"', (text, kind, value) => {
    expect(findQuantities(text).map((one) => one.value)).toEqual([{ kind, value }]);
  });

  it.each([
    ['eth en son 4000di', [4000]],
    ['netflix 3tu', [3]],
    ['4000dizi', []],
  ] as const)('with the ending of a past time: "%s"', (text, values) => {
    expect(findQuantities(expandAbbreviations(text)).map(({ value }) => value.value)).toEqual(
      values,
    );
  });

  it('are not found within words', () => {
    expect(findQuantities('sp500 and h1 and 4h and xau2')).toEqual([]);
  });
});
