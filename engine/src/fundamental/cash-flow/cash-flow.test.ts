import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateDatedRate,
  calculateInternalRate,
  calculateModifiedRate,
} from './internal-rate.ts';
import { calculateBalance, calculatePayment, calculateRepaidPrincipal } from './loan.ts';
import { calculateNetPresentValue } from './present-value.ts';

const dayMs = 86_400_000;
const outlay = fc.double({ min: 1, max: 1e9, noNaN: true });
const share = fc.double({ min: 0.01, max: 2, noNaN: true });

describe('the internal rate of return', () => {
  it('is the rate at which the flows are worth nothing', () => {
    fc.assert(
      fc.property(outlay, fc.array(share, { minLength: 1, maxLength: 40 }), (paid, shares) => {
        const flows = [-paid, ...shares.map((part) => part * paid)];
        const { value } = calculateInternalRate(flows);
        if (value === null) return;
        const left = calculateNetPresentValue(value, flows).value ?? Number.NaN;
        expect(Math.abs(left) / paid).toBeLessThan(1e-6);
      }),
    );
  });

  it('does not change with the unit', () => {
    const flows = [-217.5, 108, 101, 40];
    const thousands = flows.map((flow) => flow * 1000);
    expect(calculateInternalRate(thousands).value).toBeCloseTo(
      calculateInternalRate(flows).value ?? Number.NaN,
      12,
    );
  });

  it('says that several rates fit', () => {
    // (1 + r) = 1.1 and 1.3: -1 + 2.4 x - 1.43 x^2 of discount factors.
    const { value, meta } = calculateInternalRate([-100, 240, -143]);
    expect(value).toBeCloseTo(0.1, 9);
    expect(meta).toMatchObject({ multipleRoots: true });
  });

  it('has none for flows of one sign, and a modified one neither', () => {
    expect(calculateInternalRate([5, 6])).toMatchObject({ reason: 'no-sign-change' });
    expect(calculateModifiedRate([5, 6], 0.1, 0.1)).toMatchObject({ reason: 'no-sign-change' });
    expect(calculateInternalRate([-1, Number.NaN])).toMatchObject({ reason: 'input-missing' });
  });

  it('holds for the monthly flows of forty years', () => {
    const months = Array.from({ length: 480 }, () => 1);
    const rate = 0.007;
    const worth = (1 - (1 + rate) ** -480) / rate;
    expect(calculateInternalRate([-worth, ...months]).value).toBeCloseTo(rate, 10);
  });

  it('counts dates, in any order', () => {
    const flows = [
      { at: 365 * dayMs, amount: 110 },
      { at: 0, amount: -100 },
    ];
    expect(calculateDatedRate(flows).value).toBeCloseTo(0.1, 12);
  });
});

describe('a loan', () => {
  const loans = fc.record({
    principal: outlay,
    ratePerPeriod: fc.oneof(fc.constant(0), fc.double({ min: 1e-5, max: 0.05, noNaN: true })),
    periods: fc.integer({ min: 1, max: 600 }),
  });

  it('is repaid by the last payment, and its parts are the whole', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const repaid = calculateRepaidPrincipal(loan, 1, loan.periods).value ?? Number.NaN;
        expect(repaid / loan.principal).toBeCloseTo(1, 9);
        const almost = calculateBalance(loan, loan.periods - 1).value ?? Number.NaN;
        const payment = calculatePayment(loan).value ?? Number.NaN;
        expect((almost * (1 + loan.ratePerPeriod)) / payment).toBeCloseTo(1, 9);
      }),
    );
  });

  it.each([0, -3, 12.5])('has no payment over %s periods', (periods) => {
    expect(calculatePayment({ principal: 1, ratePerPeriod: 0.01, periods })).toMatchObject({
      reason: 'out-of-range',
    });
  });
});
