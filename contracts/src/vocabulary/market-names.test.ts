import { describe, expect, it } from 'vitest';
import { healthCodes } from '../analysis.ts';
import { languages } from '../language.ts';
import { factNames, marketWords } from './chart-by-language.ts';
import { formatNumber, formatPercent, formatTime } from './format-value.ts';
import {
  getFactLabel,
  formatFactValue,
  getFindingStateName,
  formatHealthMessage,
  getIntervalName,
} from './market-names.ts';

function listKeys(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? listKeys(inner, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

describe('market names', () => {
  it('have the same keys in all languages, and no empty word', () => {
    for (const tables of [marketWords, factNames]) {
      const keys = Object.values(tables).map((table) => listKeys(table).toSorted());
      expect(keys.slice(1)).toEqual(keys.slice(0, -1));
    }
    for (const word of Object.values(factNames).flatMap((names) => Object.values(names)))
      expect(word.trim()).not.toBe('');
  });

  it('format numbers for the language', () => {
    expect(formatNumber(1234.5, 2, 'en')).toBe('1,234.50');
    expect(formatNumber(1234.5, 2, 'tr')).toBe('1.234,50');
    expect(formatNumber(-0.001, 2, 'en')).toBe('0.00');
    expect(formatPercent(2.351, 2, 'tr')).toBe('%2,35');
    expect(formatPercent(-2.351, 2, 'en')).toBe('-2.35%');
  });

  it('format times in UTC, and days without an hour', () => {
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

  it('format fact values with their units, and text values as words', () => {
    expect(formatFactValue({ value: 2.351, unit: 'percent', decimals: 2 }, 'tr')).toBe('%2,35');
    expect(formatFactValue({ value: 'half', unit: 'text' }, 'tr')).toBe('yarısı dolmuş');
    expect(getFactLabel('close.last', 'tr')).toBe('Son kapanış');
    expect(getIntervalName('4h', 'tr')).toBe('4 saatlik');
  });

  it('fill in every health note in both languages', () => {
    const params = {
      count: 3,
      longest: 5,
      longestAt: 0,
      firstAt: 0,
      factor: 10,
      largestAt: 0,
      latestAt: 0,
      ratio: '7:1',
      percent: 2.5,
      lastAt: 0,
      anchorAt: 0,
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
        expect(formatHealthMessage({ code, params }, language)).not.toMatch(/[{}]|undefined|–/);
    }
    expect(formatHealthMessage({ code: 'resampled', params }, 'tr')).toBe(
      'Bu mumlar 15 dakikalık mumlardan oluşturuldu.',
    );
    expect(formatHealthMessage({ code: 'stale', params }, 'en')).toBe(
      'The data is old: the last closed candle is of 1 January 1970, 2 days ago.',
    );
  });

  it('uses one word for an unbroken swing, in tables and in the name of its price', () => {
    expect(getFindingStateName(undefined, 'en', 'swing-high')).toBe('unbroken');
    expect(getFactLabel('structure.swing.high.price', 'en')).toBe('Unbroken swing high');
    expect(getFindingStateName(undefined, 'tr', 'swing-low')).toBe('kırılmamış');
    expect(getFactLabel('structure.swing.low.price', 'tr')).toBe('Kırılmamış salınım dibi');
    expect(getFindingStateName(undefined, 'tr', 'order-block')).toBe('dokunulmamış');
  });
});
