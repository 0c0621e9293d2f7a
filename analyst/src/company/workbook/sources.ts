import type { FilingReference, FilingValue } from '@vela/engine';
import type { WorkbookWords } from '../../language/workbook-words.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toNumber,
  toText,
  type WorkbookCell,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';

const perMillion = 1_000_000;
const valueColumn = 7;

/** The sheet of every filed value that is read, and amounts as formulas over it. */
export type SourceSheet = {
  /** An amount in millions; undefined: not in the filings. */
  readonly toAmount: (value: FilingValue | undefined) => WorkbookCell;
  readonly finish: () => WorkbookSheet;
};

export function createSourceSheet({ sheets, labels }: WorkbookWords): SourceSheet {
  const sheet = createSheet({
    name: sheets.sources,
    widths: [56, 12, 12, 8, 24, 12, 8, 22],
    frozen: { rows: 1, columns: 0 },
  });
  const heads = ['tag', 'from', 'to', 'form', 'accession', 'filed', 'unit', 'asFiled'] as const;
  sheet.add(...heads.map((head) => toHead(labels[head])));
  const known = new Map<string, string>();
  const locate = (reference: FilingReference): string => {
    const { tag, start = '', end, form, accession, filed, unit, value } = reference;
    const key = [tag, start, end, accession, unit].join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const texts = [tag, start, end, form, accession, filed, unit].map((text) => toText(text));
    const address = sheet.locate(sheet.add(...texts, toNumber(value, 'whole')), valueColumn);
    known.set(key, address);
    return address;
  };
  return {
    toAmount: (value) => {
      if (value === undefined) return undefined;
      const { references } = value;
      const signs = references.map(({ isSubtracted }) => (isSubtracted === true ? -1 : 1));
      const terms = references.map(
        (one, index) => `${signs[index] === 1 ? '+' : '-'}${locate(one)}`,
      );
      const sum = references.reduce(
        (total, one, index) => total + one.value * (signs[index] ?? 1),
        0,
      );
      // Counts of shares are told before splits.
      const factor = sum === 0 || Math.abs(value.value / sum - 1) < 1e-9 ? 1 : value.value / sum;
      const scaled = factor === 1 ? '' : `*${factor}`;
      const formula = `(${terms.join('').replace(/^\+/, '')})${scaled}/${perMillion}`;
      return toFormula(formula, value.value / perMillion, 'amount');
    },
    finish: sheet.finish,
  };
}
