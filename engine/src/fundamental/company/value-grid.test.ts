import { describe, expect, it } from 'vitest';
import type { YearFigures } from '../filings/company-figures.ts';
import type { CompanyReport } from './company-report.ts';
import { calculateCompanyValue, defaultValueAssumptions } from './company-value.ts';
import { createValueGrid, findImpliedInput } from './value-grid.ts';

const toValue = (value: number) => ({
  value,
  origin: 'reported' as const,
  isRestated: false,
  references: [],
});

/** A year of a company that grows by 6 %, so many years back. */
const createYear = (back: number): YearFigures => ({
  end: `${2025 - back}-12-31`,
  flows: { revenue: toValue(1000 / 1.06 ** back), freeCashFlow: toValue(100 / 1.06 ** back) },
  balances: {},
  dilutedShares: toValue(10),
  shareCount: toValue(10),
});

const windows = [0, 1, 2, 3, 4, 5].map((back) => createYear(back));
const shareValue = calculateCompanyValue(windows, 'operating');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that a valuation reads
const report = {
  kind: 'operating',
  values: { windows },
  assumptions: defaultValueAssumptions,
  shareValue,
} as unknown as CompanyReport;

describe('the value of a share by its assumptions', () => {
  const { rates, growths, values } = createValueGrid(report);

  it('has the base in the middle', () => {
    expect([rates[2], growths[2]]).toEqual([0.1, 0.025]);
    expect(values[2]?.[2]?.value).toBeCloseTo(shareValue.value ?? 0, 10);
  });

  it('falls with the rate and rises with growth', () => {
    const column = values.map((row) => row[2]?.value ?? 0);
    expect(column).toEqual(column.toSorted((one, other) => other - one));
    const row = values[2]?.map(({ value }) => value ?? 0) ?? [];
    expect(row).toEqual(row.toSorted((one, other) => one - other));
  });
});

describe('what a price assumes', () => {
  it('is the growth that gives the price', () => {
    for (const price of [40, 120, 300]) {
      const { value } = findImpliedInput(report, price);
      const assumptions = { ...defaultValueAssumptions, growth: value ?? Number.NaN };
      expect(calculateCompanyValue(windows, 'operating', assumptions).value).toBeCloseTo(price, 6);
    }
  });

  it('is the own growth where the price is the value', () => {
    const { value } = findImpliedInput(report, shareValue.value ?? 0);
    expect(value).toBeCloseTo(Number(shareValue.meta['growth']), 9);
  });

  it('is nothing where no growth gives it', () => {
    expect(findImpliedInput(report, -5).reason).toBe('no-root');
  });
});
