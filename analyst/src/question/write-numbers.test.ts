import { expect, it } from 'vitest';
import { writeLastNumber, writeNumbers } from './write-numbers.ts';

it.each([
  ['half a percent', '0.5 percent'],
  ['a three percent day', 'a 3 percent day'],
  ['one and a half percent', '1.5 percent'],
  ['seven thousand five hundred', '7500'],
  ['two hundred and ten dollars', '210 dollars'],
  ['a hundred bucks', '100 bucks'],
  ['below eighty-five', 'below 85'],
  ['over ninety cents', 'over 0.9 dollars'],
  ['yuzde yedi', 'yuzde 7'],
  ['yuzde dortten buyuk', "yuzde 4'ten buyuk"],
  ['yuzde iki bucuk', 'yuzde 2.5'],
  ['uc bucuk bin dolar', '3500 dolar'],
  ['yetmis bine', "70000'e"],
  ['iki yuz elli', '250'],
  ['kirk ikinin altinda', "42'nin altinda"],
  ['elli alti kapanis', '50 alti kapanis'],
  ['24 bin alti', '24000 alti'],
] as const)('"%s" in digits is "%s"', (words, digits) => {
  expect(writeNumbers(words)).toBe(digits);
});

it.each([
  'one more thing',
  'the two of them',
  'how many percent',
  'in ten days',
  'yuzde kac',
  'bu yuzden',
  'on gunde bir',
  'yuzunden dustu',
  // An article, an English word, and a side.
  'bir dolar analizi',
  'bearish on euro',
  'which one euro or gold',
] as const)('"%s" stays as it is', (words) => {
  expect(writeNumbers(words)).toBe(words);
});

it('a number before a unit is written where any word may be one', () => {
  expect(writeLastNumber('was at ten ')).toBe('was at 10');
  expect(writeLastNumber('the price of a')).toBe('the price of a');
});
