import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateCashFlowValue, calculateHModel } from './discounted-cash-flow.ts';
import { calculateEquityValue, calculateSafetyMargin } from './equity-bridge.ts';
import { calculateCompoundGrowth, growFlows, moveGrowth } from './growth-path.ts';
import { calculateGrid, solveInput } from './sensitivity.ts';
import { calculateAnalyzerValue, calculateReturnAtPrice } from './stock-analyzer.ts';
import { calculateImpliedGrowth, calculateTerminalValue } from './terminal-value.ts';
import { calculateCapitalCost, calculateBottomUpBeta } from './discount-rate.ts';

const range = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const flow = range(1, 1e9);
const rate = range(0.06, 0.3);
const longRun = range(-0.02, 0.04);

type Growing = readonly [base: number, growth: number];

const valueTenYears = ([base, growth]: Growing, discount: number, end: number) =>
  calculateCashFlowValue({
    flows: growFlows(
      base,
      Array.from({ length: 10 }, () => growth),
    ),
    rate: discount,
    terminal: { kind: 'growth', growth: end },
  });

const toNumber = ({ value }: { readonly value: number | null }): number => value ?? Number.NaN;

describe('discounted cash flow', () => {
  it('falls with the rate, rises with growth and with the flows', () => {
    fc.assert(
      fc.property(fc.tuple(flow, range(-0.1, 0.3)), rate, longRun, (growing, discount, end) => {
        const [base, growth] = growing;
        const value = toNumber(valueTenYears(growing, discount, end));
        expect(toNumber(valueTenYears(growing, discount + 0.01, end))).toBeLessThan(value);
        expect(toNumber(valueTenYears([base, growth + 0.01], discount, end))).toBeGreaterThan(
          value,
        );
        expect(toNumber(valueTenYears(growing, discount, end + 0.005))).toBeGreaterThan(value);
        expect(toNumber(valueTenYears([base * 2, growth], discount, end))).toBeCloseTo(
          2 * value,
          -1,
        );
      }),
    );
  });

  it('is worth the perpetuity itself where nothing changes with the years', () => {
    const value = toNumber(valueTenYears([100, 0.03], 0.1, 0.03));
    expect(value).toBeCloseTo(103 / 0.07, 6);
  });

  it('gives the growth back that a price was made with', () => {
    fc.assert(
      fc.property(range(-0.2, 0.4), rate, longRun, (growth, discount, end) => {
        const price = toNumber(valueTenYears([10, growth], discount, end));
        const solved = solveInput((one) => valueTenYears([10, one], discount, end), price, {
          range: [-0.5, 1],
          usual: 0.05,
        });
        expect(solved.value).toBeCloseTo(growth, 8);
      }),
    );
  });

  it('has the base in the middle of its grid', () => {
    const cells = calculateGrid([0.08, 0.09, 0.1], [0.02, 0.025, 0.03], (discount, end) =>
      valueTenYears([10, 0.05], discount, end),
    );
    expect(cells[1]?.[1]).toEqual(valueTenYears([10, 0.05], 0.09, 0.025));
  });

  it('refuses growth for ever within a point of the rate', () => {
    expect(valueTenYears([10, 0.05], 0.06, 0.055)).toMatchObject({
      value: null,
      reason: 'rate-too-close',
    });
    expect(valueTenYears([10, 0.05], 0.06, 0.05).value).not.toBeNull();
  });

  it('is close to the H-model where growth falls in a straight line', () => {
    const flows = growFlows(100, moveGrowth(0.1, 0.03, 10));
    const terminal = { kind: 'growth', growth: 0.03 } as const;
    const staged = toNumber(calculateCashFlowValue({ flows, rate: 0.1, terminal }));
    const closed = toNumber(
      calculateHModel({ flow: 100, rate: 0.1, high: 0.1, longRun: 0.03, halfLife: 5 }),
    );
    expect(Math.abs(closed / staged - 1)).toBeLessThan(0.06);
  });

  it('names the growth that an exit multiple implies', () => {
    const value = toNumber(calculateTerminalValue(100, 0.1, { kind: 'growth', growth: 0.03 }));
    expect(calculateImpliedGrowth(value, 100, 0.1).value).toBeCloseTo(0.03, 12);
  });

  it('gives the value driver and the perpetuity one value where growth costs its return', () => {
    // Flow = profit x (1 - g / return): the same perpetuity written twice.
    const profit = 100;
    const flowNext = profit * (1 - 0.03 / 0.15);
    const driver = calculateTerminalValue(0, 0.09, {
      kind: 'value-driver',
      nextProfit: profit,
      growth: 0.03,
      returnOnCapital: 0.15,
    });
    expect(driver.value).toBeCloseTo(flowNext / 0.06, 9);
  });
});

describe('around the value', () => {
  it('takes debts and claims of others off and adds cash', () => {
    const parts = { debt: 30, cash: 12, minorities: 5, leases: 4, preferred: 3 };
    expect(calculateEquityValue({ enterpriseValue: 100, ...parts }).value).toBe(70);
  });

  it('has no margin of safety without a value', () => {
    expect(calculateSafetyMargin(10, -5)).toMatchObject({ reason: 'denominator-not-positive' });
    expect(calculateSafetyMargin(80, 100).value).toBeCloseTo(0.2, 12);
  });

  it('costs what equity costs where there is no debt', () => {
    const costs = { equity: 100, debt: 0, costOfEquity: 0.08, costOfDebt: Number.NaN, tax: 0.2 };
    expect(calculateCapitalCost(costs).value).toBe(0.08);
  });

  it('keeps a beta from 0.8 to 2 and says so', () => {
    expect(calculateBottomUpBeta(3, 0.2, 1)).toMatchObject({ value: 2, meta: { isLimited: true } });
  });

  it('has no growth from a loss to a profit', () => {
    expect(calculateCompoundGrowth(-5, 10, 5)).toMatchObject({ reason: 'not-meaningful' });
  });
});

describe('the stock analyzer', () => {
  const column = {
    revenue: 1000,
    shares: 100,
    growth: 0.1,
    margin: 0.1,
    exitMultiple: 15,
    years: 10,
  };

  it('has no step where growth equals the return', () => {
    const [below, at, above] = [0.1 - 1e-9, 0.1, 0.1 + 1e-9].map(
      (wanted) => calculateAnalyzerValue(column, wanted).value ?? Number.NaN,
    );
    expect(below).toBeCloseTo(at ?? Number.NaN, 5);
    expect(above).toBeCloseTo(at ?? Number.NaN, 5);
  });

  it('gives the return back that a price was made with', () => {
    fc.assert(
      fc.property(range(-0.3, 0.6), range(-0.1, 0.3), (wanted, growth) => {
        const price = calculateAnalyzerValue({ ...column, growth }, wanted).value ?? Number.NaN;
        expect(calculateReturnAtPrice({ ...column, growth }, price).value).toBeCloseTo(wanted, 8);
      }),
    );
  });

  it('has no return where nothing is earned', () => {
    expect(calculateReturnAtPrice({ ...column, margin: -0.1 }, 10).value).toBeNull();
  });
});
