import { describe, expect, it } from 'vitest';
import { chooseBalance, chooseLatest, resolveRevenueConflict } from './choose-fact.ts';
import { sumShareClasses } from './derive-quarter.ts';
import { toFiscalQuarter } from './fiscal-calendar.ts';

/** Versions of one balance, of a 10-K unless said. */
const createFact = (filed: string, val: number, form = '10-K') => ({
  end: '2020-12-31',
  filed,
  val,
  form,
});

describe('a reported value', () => {
  it('is the last version known on the day', () => {
    const versions = [createFact('2021-02-01', 1), createFact('2022-02-01', 2)];
    expect(chooseLatest(versions, '2021-12-31')?.val).toBe(1);
    expect(chooseLatest(versions, '2022-02-01')?.val).toBe(2);
    expect(chooseLatest(versions, '2020-12-31')).toBeUndefined();
  });

  it('is not taken from a proxy', () => {
    const facts = [createFact('2021-02-01', 5e9), createFact('2021-04-01', 5e6, 'DEF 14A')];
    expect(chooseBalance(facts, '2020-12-31', '2022-01-01')?.val).toBe(5e9);
  });

  it('of two tags is that which fits the rest of the statement', () => {
    expect(resolveRevenueConflict(2, 20, { grossProfit: 1, costOfRevenue: 1 })).toBe(2);
    expect(resolveRevenueConflict(2, 20)).toBe(20);
  });

  it('has no total where one class is unknown', () => {
    expect(sumShareClasses([5, null]).value).toBeNull();
    expect(sumShareClasses([5, 6]).value).toBe(11);
  });
});

describe('the quarter that a period closes', () => {
  it.each([
    ['2023-12-31', 12, 4],
    ['2023-09-30', 12, 3],
    ['2023-10-01', 12, 3],
    ['2024-01-28', 1, 4],
    ['2023-12-30', 9, 1],
    ['2024-01-02', 12, 4],
  ])('%s with a year that ends in month %i is %i', (end, month, quarter) => {
    expect(toFiscalQuarter(end, month)).toBe(quarter);
  });
});
