import { describe, expect, it } from 'vitest';
import { instrumentCatalogue } from './instrument-catalogue.ts';

describe('a misspelt name', () => {
  it.each([
    ['nvdia', 'nvidia'],
    ['etherum', 'ethereum'],
    ['bitcion', 'bitcoin'],
    ['solona', 'solana'],
    ['goldd', 'gold'],
    ['microsft', 'microsoft'],
    ['palintir', 'palantir'],
    ['nvdianin', 'nvidia'],
    ['bitcionda', 'bitcoin'],
    ['etherums', 'ethereum'],
    ['appple', 'apple'],
    ['glds', 'gold'],
    ['altnla', 'altin'],
  ])('"%s" means "%s"', (word, name) => {
    expect(instrumentCatalogue.findMisspelt(word)?.name).toBe(name);
  });

  it.each(
    'above below candle daily weekly trend price level support should would market chart volume average highest lowest simple shorter table explain yesterday tomorrow bugun yarin hafta fiyat seviye yukari asagi nerede neden kadar pts mins secs hrs pls bugs lists tells'.split(
      ' ',
    ),
  )('is not seen in the ordinary word "%s"', (word) => {
    expect(instrumentCatalogue.findMisspelt(word)).toBeUndefined();
  });
});
