import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBody, createYears } from '../../testing/synthetic-body.ts';
import { createCompanyReport, type CompanyReport } from './company-report.ts';
import {
  calculateEditorValues,
  editorColumnIds,
  readEditorHistory,
  suggestEditorColumns,
  type EditorColumn,
} from './value-editor.ts';

function read(change?: (year: number) => Readonly<Record<string, number>>): CompanyReport {
  const question = { knownOn: '2026-06-01', version: 'latest', price: null } as const;
  const body = createBody(createYears(change, [2014, 2025]));
  const report = createCompanyReport(body, question);
  if (report === undefined) throw new Error('nothing was read');
  return report;
}

const flat: EditorColumn = {
  growth: 0,
  profitMargin: 0.1,
  cashMargin: 0.12,
  exitEarnings: 10,
  exitCashFlow: 10,
  wantedReturn: 0,
};

describe('the editor of a value', () => {
  it('adds what is earned and the sale when nothing grows and nothing is discounted', () => {
    // Earnings of 1 a share for 5 years, and 10 at the end; 1.20 of cash.
    const values = calculateEditorValues(read(), flat, { years: 5, price: 15 });
    expect(values.earnings.value).toBeCloseTo(15, 9);
    expect(values.cashFlow.value).toBeCloseTo(18, 9);
    // At its own value the return is the one wanted.
    expect(values.earningsReturn.value).toBeCloseTo(0, 9);
    expect(values.earnings.meta['terminalShare']).toBeCloseTo(10 / 15, 9);
  });

  it('begins with the growth and the margins of five years', () => {
    const report = read((year) => ({
      Revenues: 1000e6 * 1.05 ** (year - 2014),
      NetIncomeLoss: 200e6 * 1.05 ** (year - 2014),
    }));
    const { growth, profitMargin } = readEditorHistory(report);
    for (const found of growth) expect(found).toBeCloseTo(0.05, 9);
    expect(profitMargin[1]).toBeCloseTo(0.2, 9);
    const columns = suggestEditorColumns(report);
    // The slope of a line through the years, against their mean: a little below 5 %.
    const middle = columns.middle.growth;
    expect(middle).toBeCloseTo(0.049, 9);
    expect(columns.low.growth).toBeCloseTo(middle - 0.03, 9);
    expect(columns.high.growth).toBeCloseTo(middle + 0.03, 9);
    expect(editorColumnIds.map((id) => columns[id].profitMargin)).toEqual([0.18, 0.2, 0.22]);
  });

  it('gives no value to a margin of nothing, and no return without a price', () => {
    const column = { ...flat, profitMargin: -0.1, cashMargin: 0 };
    const values = calculateEditorValues(read(), column, { years: 10, price: null });
    expect(Object.values(values).map(({ value }) => value)).toEqual([null, null, null, null]);
  });

  it('gives a bank no value by free cash flow', () => {
    const bank = { ...read(), kind: 'financial' as const };
    const values = calculateEditorValues(bank, flat, { years: 5, price: 10 });
    expect(values.earnings.value).not.toBeNull();
    expect([values.cashFlow.value, values.cashFlowReturn.value]).toEqual([null, null]);
  });

  it('values a share at its price when the return it finds is the one wanted', () => {
    const report = read();
    const column = fc.record({
      growth: fc.double({ min: -0.2, max: 0.4, noNaN: true }),
      profitMargin: fc.double({ min: 0.01, max: 0.6, noNaN: true }),
      exitEarnings: fc.double({ min: 1, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(column, fc.constantFrom(5, 10, 15), (some, years) => {
        const price = 20;
        const assumed = { ...flat, ...some };
        const { earningsReturn } = calculateEditorValues(report, assumed, { years, price });
        if (earningsReturn.value === null) return;
        const wanted = { ...assumed, wantedReturn: earningsReturn.value };
        const { earnings } = calculateEditorValues(report, wanted, { years, price });
        expect(earnings.value).toBeCloseTo(price, 4);
      }),
    );
  });
});
