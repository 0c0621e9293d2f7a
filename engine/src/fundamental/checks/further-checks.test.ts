import { describe, expect, it } from 'vitest';
import { createBody, createYears, sound, type Filing } from '../../testing/synthetic-body.ts';
import { readCompany } from '../../testing/company-files.ts';
import { hasSharedData } from '../../testing/shared-data.ts';
import { createCompanyReport } from '../company/company-report.ts';
import type { CompanyFacts } from '../filings/company-facts.ts';
import { evaluateFurtherChecks, type FurtherCheckId } from './further-checks.ts';

function check(body: CompanyFacts, price: number | null = 20) {
  const view = { knownOn: '2026-06-01', version: 'latest' } as const;
  const report = createCompanyReport(body, { ...view, price });
  if (report === undefined) throw new Error('nothing was read');
  const checks = evaluateFurtherChecks(report, price);
  const find = (id: FurtherCheckId) => checks.find((one) => one.id === id);
  return { checks, find };
}
const checkYears = (change: (year: number) => Filing['values'], span?: [number, number]) =>
  check(createBody(createYears(change, span)));

const paying = {
  ...sound,
  OperatingIncomeLoss: 140e6,
  InterestExpense: 20e6,
  PaymentsOfDividends: 40e6,
};

/** Dividends that rise every year, but for one. */
const paid = (cut: number) => (year: number) => ({
  ...paying,
  PaymentsOfDividends: year === 2020 ? cut : 40e6 + (year - 2015) * 1e6,
});

describe('the further checks', () => {
  it('are thirty, five groups of six, and say why they have no result', () => {
    for (const change of [() => ({}), () => ({ NetIncomeLoss: -5e6 })]) {
      const { checks } = checkYears(change);
      expect(checks).toHaveLength(30);
      const groups = Map.groupBy(checks, ({ group }) => group);
      expect([...groups.values()].map(({ length }) => length)).toEqual([6, 6, 6, 6, 6]);
      for (const { state, reason, value } of checks) {
        expect(reason === null).toBe(state === 'pass' || state === 'fail');
        expect(value === null).toBe(reason !== null);
      }
    }
  });

  it('hold a sound company against their limits', () => {
    const { find } = checkYears(() => paying);
    // 600 over 400, 600 over 900 - 400, 350 over 1100, 150 over 350, 140 over 20, 40 over 100.
    expect(find('current-assets-short')).toMatchObject({ state: 'pass', value: 1.5 });
    expect(find('current-assets-long')).toMatchObject({ state: 'pass', value: 1.2 });
    expect(find('debt-low')?.value).toBeCloseTo(350 / 1100, 12);
    expect(find('debt-not-up')?.state).toBe('pass');
    expect(find('debt-covered')?.value).toBeCloseTo(150 / 350, 12);
    expect(find('interest-covered')).toMatchObject({ state: 'pass', value: 7 });
    expect(find('payout')).toMatchObject({ state: 'pass', value: 0.4, limit: 0.9 });
    expect(find('equity-return')?.value).toBeCloseTo(100 / 1100, 12);
    expect(find('earnings-up')).toMatchObject({ state: 'fail', value: 1, limit: 1 });
  });

  it('see a cut of a dividend, and need eleven years for it', () => {
    expect(checkYears(() => paying).find('dividend-steady')).toMatchObject({
      state: 'insufficient',
      reason: 'not-in-filings',
    });
    const steady = checkYears(paid(45e6), [2015, 2025]);
    expect(steady.find('dividend-steady')?.state).toBe('pass');
    expect(steady.find('dividend-up')).toMatchObject({ state: 'pass', value: 0.5, limit: 0.4 });
    const cut = checkYears(paid(20e6), [2015, 2025]).find('dividend-steady');
    expect(cut?.state).toBe('fail');
    expect(cut?.value).toBeCloseTo(20 / 44, 12);
  });

  it('give a company that spends cash the years that its cash lasts', () => {
    const { find } = checkYears((year) => ({
      NetIncomeLoss: -50e6,
      // Free cash flow of -70, -80 and -90 million with 30 million of capital spending.
      NetCashProvidedByUsedInOperatingActivities: -40e6 - (year - 2023) * 10e6,
      CashAndCashEquivalentsAtCarryingValue: 180e6,
    }));
    expect(find('cash-years')).toMatchObject({ state: 'pass', value: 2 });
    expect(find('cash-years-trend')?.value).toBeCloseTo(1.8, 12);
    expect(find('debt-covered')).toBeUndefined();
  });

  it('hold a bank by its deposits and loans', () => {
    const { LiabilitiesCurrent, AssetsCurrent, ...rest } = sound;
    expect([LiabilitiesCurrent, AssetsCurrent]).toEqual([400e6, 600e6]);
    const bank = {
      ...rest,
      Deposits: 600e6,
      LoansAndLeasesReceivableNetReportedAmount: 800e6,
      LoansAndLeasesReceivableAllowance: 20e6,
      FinancingReceivableRecordedInvestmentNonaccrualStatus: 40e6,
      AllowanceForLoanAndLeaseLossesWriteOffs: 16e6,
    };
    const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
    const { find } = check(createBody(years.map((year) => ({ year, values: bank }))));
    expect(find('bank-leverage')).toMatchObject({ state: 'pass', value: 2000 / 1100 });
    expect(find('bank-allowance')).toMatchObject({ state: 'fail', value: 0.5 });
    expect(find('bank-deposits')).toMatchObject({ state: 'pass', value: 600 / 900 });
    expect(find('bank-loans-assets')).toMatchObject({ state: 'pass', value: 0.4 });
    expect(find('bank-loans-deposits')?.state).toBe('fail');
    expect(find('bank-charge-offs')).toMatchObject({ state: 'pass', value: 0.02 });
    expect(find('current-assets-short')).toBeUndefined();
  });

  it('never take what is missing for nothing', () => {
    const { find } = checkYears(() => ({}));
    const missing = find('payout');
    expect(missing).toMatchObject({ state: 'insufficient', reason: 'not-in-filings' });
    expect(missing?.inputs.filter(({ value }) => value === undefined)).toMatchObject([
      { row: 'dividendsPaid' },
    ]);
    expect(check(createBody(createYears()), null).find('value-discount-20')?.reason).toBe(
      'no-price',
    );
  });

  // Profit and dividend a share as published by Apple: 7.46 and 6.08, 1.02 declared in fiscal 2025.
  it.runIf(hasSharedData)('agree with what Apple published', () => {
    const { find } = check(readCompany('AAPL'), 200);
    expect(find('dividend-up')?.value).toBeCloseTo(1.02, 1);
    expect(find('dividend-steady')?.state).toBe('pass');
    expect(find('equity-return')?.value).toBeGreaterThan(1);
  });
});
