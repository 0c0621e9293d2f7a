import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

const year = (from: number, to: number) => ({
  kind: 'range',
  from: Date.UTC(from, 0),
  to: Date.UTC(to, 0),
});

describe('the time of a short question after an answer about a time', () => {
  it.each([
    ['en', ['dow jones returns by month in 2021', 'which month was the worst'], year(2021, 2022)],
    ['en', ['dow jones best month'], { kind: 'all' }],
    ['en', ['dow jones 2021', 'best month of gold'], { kind: 'all' }],
    ['tr', ['dolar tl 2021 aylık getiriler', 'en kötü ay hangisiydi'], year(2021, 2022)],
    ['tr', ['dolar tl en iyi ay'], { kind: 'all' }],
  ] as const)('%s %j: the best or worst month of it', (language, turns, expected) => {
    const { measures, period } = readTurns(turns, language);
    expect(measures?.map(({ id }) => id)).toStrictEqual(['best-month']);
    expect(period).toStrictEqual(expected);
  });

  it.each([
    ['en', ['eth what changed since october 1', 'number of breaks each way'], Date.UTC(2026, 9)],
    ['tr', ['eth 1 ekimden beri neler değişti', 'kırılımları tarih tarih ver'], Date.UTC(2026, 9)],
  ] as const)('%s %j: what changed since a day', (language, turns, from) => {
    expect(readTurns(turns, language).period).toStrictEqual({ kind: 'range', from });
  });

  it.each([
    ['en', ['btc this year', 'and the year before'], year(2025, 2026)],
    ['tr', ['btc bu yıl', 'bir önceki yıl'], year(2025, 2026)],
    ['tr', ['btc bu ay', 'ondan önceki ay'], { from: Date.UTC(2026, 9), to: Date.UTC(2026, 10) }],
  ] as const)('%s %j: the one before that which runs', (language, turns, expected) => {
    const { period } = readTurns(turns, language);
    expect(period).toMatchObject(expected);
  });

  it.each([
    ['en', ['btc since 1 march 2020', 'and the year before']],
    ['en', ['btc since 2020', 'and the week before']],
  ] as const)('%s %j: none before a day', (language, turns) => {
    expect(readTurns(turns, language).period).not.toHaveProperty('to');
  });
});
