import { describe, expect, it } from 'vitest';
import { readTurns } from '../../testing/read-turns.ts';

describe('one thing that is said twice', () => {
  it.each([
    ['en', 'dollar lira did it move today, how much today', ['change']],
    ['en', 'btc 2021, 2022', ['change', 'change']],
    ['en', 'spx in december on average and in january on average', 2],
    ['en', 'is santa rally a real thing, what does december do on average for spx', 1],
    ['tr', 'dolar bugün oynadı mı, bugün ne kadar', ['change']],
    ['tr', 'btc 2021, 2022', ['change', 'change']],
    ['tr', 'spx aralıkta genelde nasıl, ocakta genelde nasıl', 2],
  ] as const)('%s "%s" is told %j', (language, question, expected) => {
    const ids = (readTurns([question], language).measures ?? []).map(({ id }) => id);
    const seasons = Array.from({ length: Number(expected) }, () => 'month-averages');
    expect(ids).toStrictEqual(typeof expected === 'number' ? seasons : expected);
  });
});
