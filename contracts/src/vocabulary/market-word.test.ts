import { describe, expect, it } from 'vitest';
import { healthCodes } from '../analysis.ts';
import { languages } from '../language.ts';
import { factsEn } from './facts.en.ts';
import { factsTr } from './facts.tr.ts';
import { formatNumber, formatPercent, formatTime } from './format-value.ts';
import {
  factLabel,
  factValue,
  findingStateName,
  healthMessage,
  intervalName,
} from './market-word.ts';
import { marketWordsEn } from './market-words.en.ts';
import { marketWordsTr } from './market-words.tr.ts';

function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? keysOf(inner, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

describe('the words of the market', () => {
  it('have the same keys in both languages, and no empty word', () => {
    expect(keysOf(marketWordsTr).toSorted()).toEqual(keysOf(marketWordsEn).toSorted());
    expect(Object.keys(factsTr).toSorted()).toEqual(Object.keys(factsEn).toSorted());
    for (const word of [...Object.values(factsEn), ...Object.values(factsTr)])
      expect(word.trim()).not.toBe('');
  });

  it('write numbers as the language does', () => {
    expect(formatNumber(1234.5, 2, 'en')).toBe('1,234.50');
    expect(formatNumber(1234.5, 2, 'tr')).toBe('1.234,50');
    expect(formatNumber(-0.001, 2, 'en')).toBe('0.00');
    expect(formatPercent(2.351, 2, 'tr')).toBe('%2,35');
    expect(formatPercent(-2.351, 2, 'en')).toBe('-2.35%');
  });

  it('write moments in UTC, and days without an hour', () => {
    const time = Date.UTC(2026, 2, 12, 14);
    expect([formatTime(time, '1h', 'en'), formatTime(time, '1h', 'tr')]).toEqual([
      '12 March 2026, 14:00 UTC',
      '12 Mart 2026 14:00 UTC',
    ]);
    expect([formatTime(time, '1d', 'en'), formatTime(time, '1d', 'tr')]).toEqual([
      '12 March 2026',
      '12 Mart 2026',
    ]);
  });

  it('speak facts with their units, and words as words', () => {
    expect(factValue({ value: 2.351, unit: 'percent', decimals: 2 }, 'tr')).toBe('%2,35');
    expect(factValue({ value: 'half', unit: 'text' }, 'tr')).toBe('yarısı dolmuş');
    expect(factLabel('close.last', 'tr')).toBe('Son kapanış');
    expect(intervalName('4h', 'tr')).toBe('4 saatlik');
  });

  it('fill every health note in, in both languages', () => {
    const params = {
      count: 3,
      longest: 5,
      longestAt: 0,
      firstAt: 0,
      factor: 10,
      largestAt: 0,
      symbol: 'GC',
      from: '15m',
      asOfAt: 0,
      ageDays: 2,
      fetchedAt: 0,
      vendor: 'binance',
      reason: 'unreachable',
    };
    for (const code of healthCodes) {
      for (const language of languages)
        expect(healthMessage({ code, params }, language)).not.toMatch(/[{}]|undefined|–/);
    }
    expect(healthMessage({ code: 'resampled', params }, 'tr')).toBe(
      'Bu mumlar 15 dakikalık mumlardan oluşturuldu.',
    );
    expect(healthMessage({ code: 'stale', params }, 'en')).toBe(
      'The data is old: the last closed candle is of 1 January 1970, 2 days ago.',
    );
  });

  it('calls a swing that no close has broken by the same word in a table as in the name of its price', () => {
    expect(findingStateName(undefined, 'en', 'swing-high')).toBe('unbroken');
    expect(factLabel('structure.swing.high.price', 'en')).toBe('Unbroken swing high');
    expect(findingStateName(undefined, 'tr', 'swing-low')).toBe('kırılmamış');
    expect(factLabel('structure.swing.low.price', 'tr')).toBe('Kırılmamış salınım dibi');
    expect(findingStateName(undefined, 'tr', 'order-block')).toBe('dokunulmamış');
  });
});
