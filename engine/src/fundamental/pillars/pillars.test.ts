import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluatePillars } from './evaluate-pillars.ts';
import type { PillarInputs } from './pillar-inputs.ts';
import { pillarIds, type Pillar, type PillarId } from './pillar.ts';

const sound: PillarInputs = {
  kind: 'operating',
  marketCap: 1000,
  netIncome: [100, 90, 80, 70, 60],
  freeCashFlow: [90, 80, 70, 60, 50],
  earlier: { revenue: 500, netIncome: 55, freeCashFlow: 45 },
  revenue: 700,
  shares: 95,
  earlierShares: 100,
  equity: 300,
  debt: 200,
  longTermLiabilities: 250,
};

type Pillars = Readonly<Record<PillarId, Pillar>>;

function evaluate(change: Partial<PillarInputs> = {}): Pillars {
  const pillars = evaluatePillars({ ...sound, ...change });
  const find = (id: PillarId): Pillar => {
    const found = pillars.find((pillar) => pillar.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };
  return {
    'price-to-earnings': find('price-to-earnings'),
    'return-on-capital': find('return-on-capital'),
    shares: find('shares'),
    'cash-flow-growth': find('cash-flow-growth'),
    'income-growth': find('income-growth'),
    'revenue-growth': find('revenue-growth'),
    'liabilities-to-cash-flow': find('liabilities-to-cash-flow'),
    'price-to-cash-flow': find('price-to-cash-flow'),
  };
}

describe('eight pillars', () => {
  it('hold for a sound company, with the mean of five windows', () => {
    const pillars = evaluate();
    expect(Object.values(pillars).map(({ state }) => state)).toEqual(pillarIds.map(() => 'pass'));
    expect(pillars['price-to-earnings'].value).toBe(1000 / 80);
    expect(pillars['return-on-capital'].value).toBe(70 / 500);
    expect(pillars['liabilities-to-cash-flow'].value).toBe(250 / 70);
    expect(pillars.shares.value).toBe(-5);
  });

  it('fail without a multiple where the mean is a loss', () => {
    const pillars = evaluate({
      netIncome: [-100, 10, 10, 10, 10],
      freeCashFlow: [-200, 10, 10, 10, 10],
    });
    expect(pillars['price-to-earnings']).toMatchObject({
      state: 'fail',
      reason: 'average-loss',
      value: null,
    });
    expect(pillars['price-to-cash-flow']).toMatchObject({ state: 'fail', reason: 'cash-burn' });
    expect(pillars['liabilities-to-cash-flow']).toMatchObject({ reason: 'cash-burn' });
  });

  it('use one year of loss like any other', () => {
    expect(evaluate({ netIncome: [-20, 90, 80, 70, 60] })['price-to-earnings'].value).toBe(
      1000 / 56,
    );
  });

  it('tell no liabilities from unknown ones', () => {
    expect(evaluate({ longTermLiabilities: 0 })['liabilities-to-cash-flow']).toMatchObject({
      state: 'pass',
      value: 0,
    });
    expect(evaluate({ longTermLiabilities: null })['liabilities-to-cash-flow'].state).toBe(
      'insufficient',
    );
  });

  it('have no return on capital where buy-backs used it up', () => {
    expect(evaluate({ equity: -400 })['return-on-capital']).toMatchObject({
      state: 'not-applicable',
      reason: 'capital-not-positive',
    });
  });

  it('do not fail a young company for years that were not', () => {
    const young = { netIncome: [100, 90, null, null, null], freeCashFlow: [90, 80] };
    const earlier = { revenue: null, netIncome: null, freeCashFlow: null };
    const states = Object.values(evaluate({ ...young, earlier, earlierShares: null })).map(
      ({ state }) => state,
    );
    expect(new Set(states)).toEqual(new Set(['insufficient']));
  });

  it('leave out of a bank what means nothing for one', () => {
    const states = Object.values(evaluate({ kind: 'financial' })).map(({ state }) => state);
    expect(states.filter((state) => state === 'not-applicable')).toHaveLength(4);
    expect(evaluate({ kind: 'financial' })['price-to-earnings'].state).toBe('pass');
  });

  it('compare no amounts of two dates under hyperinflation', () => {
    expect(evaluate({ isHyperinflation: true })['revenue-growth'].state).toBe('not-applicable');
  });

  it('pass an unchanged share count, and growth from a bigger to a smaller loss', () => {
    expect(evaluate({ shares: 100 }).shares.state).toBe('pass');
    const pillars = evaluate({
      netIncome: [-10, 90, 80, 70, 60],
      earlier: { ...sound.earlier, netIncome: -50 },
    });
    expect(pillars['income-growth']).toMatchObject({ state: 'pass', value: 40 });
    expect(pillars['income-growth'].meta['part']).toBeNull();
  });

  it('do not change with a split or the unit of money', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), (factor) => {
        const states = (pillars: ReturnType<typeof evaluate>) =>
          Object.values(pillars).map(({ state }) => state);
        const split = evaluate({ shares: 95 * factor, earlierShares: 100 * factor });
        const scale = (flows: PillarInputs['netIncome']) =>
          flows.map((amount) => (amount === null ? null : amount * factor));
        const money = evaluate({
          marketCap: 1000 * factor,
          netIncome: scale(sound.netIncome),
          freeCashFlow: scale(sound.freeCashFlow),
          earlier: { revenue: 500 * factor, netIncome: 55 * factor, freeCashFlow: 45 * factor },
          revenue: 700 * factor,
          equity: 300 * factor,
          debt: 200 * factor,
          longTermLiabilities: 250 * factor,
        });
        expect(states(split)).toEqual(states(evaluate()));
        expect(states(money)).toEqual(states(evaluate()));
        expect(money['price-to-earnings'].value).toBeCloseTo(12.5, 12);
      }),
    );
  });
});
