import { editorFields, type EditorField } from '@vela/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEditorTexts, toEditorTexts } from './editor-texts.ts';

const column = fc.record({
  growth: fc.integer({ min: -500, max: 1000 }),
  profitMargin: fc.integer({ min: -1000, max: 1000 }),
  cashMargin: fc.integer({ min: -1000, max: 1000 }),
  exitEarnings: fc.integer({ min: 0, max: 200_000 }),
  exitCashFlow: fc.integer({ min: 0, max: 200_000 }),
  wantedReturn: fc.integer({ min: 0, max: 1000 }),
});
const toColumn = (thousandths: Readonly<Record<EditorField, number>>) => ({
  growth: thousandths.growth / 1000,
  profitMargin: thousandths.profitMargin / 1000,
  cashMargin: thousandths.cashMargin / 1000,
  exitEarnings: thousandths.exitEarnings / 1000,
  exitCashFlow: thousandths.exitCashFlow / 1000,
  wantedReturn: thousandths.wantedReturn / 1000,
});
const base = toColumn({
  growth: 50,
  profitMargin: 200,
  cashMargin: 180,
  exitEarnings: 16_000,
  exitCashFlow: 16_000,
  wantedReturn: 100,
});
const columns = { low: base, middle: base, high: base };

describe('the texts of the editor', () => {
  it('are read as the columns that they were written from', () => {
    fc.assert(
      fc.property(column, fc.constantFrom('en' as const, 'tr' as const), (some, language) => {
        const written = { ...columns, high: toColumn(some) };
        const read = readEditorTexts(toEditorTexts(written, language), language);
        expect(read).toEqual({ columns: written, faults: [] });
      }),
    );
  });

  it('name what cannot be calculated with, and its bounds', () => {
    const texts = toEditorTexts(columns, 'tr');
    const typed = { ...texts, low: { ...texts.low, growth: '900', exitEarnings: 'on' } };
    expect(readEditorTexts(typed, 'tr')).toEqual({
      columns: undefined,
      faults: [
        { column: 'low', field: 'growth', bounds: ['-50', '100'] },
        { column: 'low', field: 'exitEarnings', bounds: ['0', '200'] },
      ],
    });
    expect(editorFields).toHaveLength(6);
  });
});
