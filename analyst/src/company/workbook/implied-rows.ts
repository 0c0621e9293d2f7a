import { findImpliedInput } from '@vela/engine';
import type { CompanyWords } from '../../language/company-words.ts';
import type { ValueInputs, ValueParts } from './value-parts.ts';
import {
  toFormula,
  toHead,
  toInput,
  toMuted,
  toNumber,
  toText,
  type SheetBuilder,
} from '../../workbook/workbook.ts';

/** Growth of the first year that is looked for, as the engine. */
const searched = { low: -0.5, high: 1 } as const;
/** Each halves what is left of the range: in the end less than a billionth. */
const halvings = 34;

type Terms = Readonly<Record<'rate' | 'longRun' | 'keep' | 'flow' | 'shares', number>>;

/** The value of a share as one formula of the growth of the first year. */
function toValueFormula(
  growth: string,
  { rate, longRun, keep, flow, shares }: ValueInputs,
  years: number,
): string {
  const after = `(1+(1+${longRun})/(${rate}-${longRun}))`;
  const value = Array.from({ length: years }, (_, index) => years - 1 - index).reduce(
    (later, year) => {
      const step = `(1+${longRun}+${keep}^${year}*(${growth}-${longRun}))/(1+${rate})`;
      return `${step}*${year === years - 1 ? later : `(1+${later})`}`;
    },
    after,
  );
  return `${flow}*${value}/${shares}`;
}

/** The same by numbers. */
function calculateValue(growth: number, terms: Terms, years: number): number {
  const { rate, longRun, keep, flow, shares } = terms;
  let later = 1 + (1 + longRun) / (rate - longRun);
  for (let year = years - 1; year >= 0; year -= 1) {
    const step = (1 + longRun + keep ** year * (growth - longRun)) / (1 + rate);
    later = step * (year === years - 1 ? later : 1 + later);
  }
  return (flow * later) / shares;
}

type Halving = Readonly<Record<'low' | 'high' | 'middle' | 'value', number>>;

/** The halvings by numbers: what the formulas result in with the inputs of the file. */
function listHalvings(price: number, terms: Terms, years: number): Halving[] {
  let { low, high }: { low: number; high: number } = searched;
  return Array.from({ length: halvings }, () => {
    const middle = (low + high) / 2;
    const value = calculateValue(middle, terms, years);
    const row = { low, high, middle, value };
    if (value < price) low = middle;
    else high = middle;
    return row;
  });
}

/** One halving: the half of the range before it in which the price lies. */
function addHalving(
  sheet: SheetBuilder,
  { low, high, middle, value }: Halving,
  { index, paid, formula }: { index: number; paid: string; formula: (growth: string) => string },
): void {
  const row = sheet.getNext();
  const at = (column: number): string => sheet.point(row, column);
  const before = (column: number): string => sheet.point(row - 1, column);
  const isLess = `${before(4)}<${paid}`;
  const ends =
    index === 0
      ? [toInput(low, 'percent'), toInput(high, 'percent')]
      : [
          toFormula(`IF(${isLess},${before(3)},${before(1)})`, low, 'percent'),
          toFormula(`IF(${isLess},${before(2)},${before(3)})`, high, 'percent'),
        ];
  sheet.add(
    toNumber(index + 1, 'whole'),
    ...ends,
    toFormula(`(${at(1)}+${at(2)})/2`, middle, 'percent'),
    toFormula(formula(at(3)), value, 'money'),
  );
}

/**
 * What the price assumes: the growth of the first year at which a share is worth it, found by
 * halving a range, so that it follows every input. Nothing where no growth gives the price.
 */
export function addImpliedGrowth(
  { sheet, report, labels }: ValueParts,
  inputs: ValueInputs & { readonly numbers: Terms },
  { price, reasons }: { readonly price: number | null; readonly reasons: CompanyWords['reasons'] },
): void {
  const { years } = report.assumptions;
  sheet.add();
  sheet.add(toHead(labels.implied));
  if (price === null) {
    sheet.add(toMuted(reasons[report.priceFault ?? 'no-price']));
    return;
  }
  const implied = findImpliedInput(report, price);
  if (implied.value === null) {
    sheet.add(toMuted(reasons[implied.reason]));
    return;
  }
  const paid = sheet.point(sheet.add(toText(labels.price), toInput(price, 'money')), 1);
  const first = sheet.getNext() + 3;
  const [growth, share] = [3, 4].map((column) => sheet.point(first + halvings - 1, column));
  const rows = listHalvings(price, inputs.numbers, years);
  const { middle, value } = rows.at(-1) ?? { middle: Number.NaN, value: Number.NaN };
  sheet.add(toText(labels.firstGrowth), toFormula(growth ?? '', middle, 'percent'));
  sheet.add(toText(labels.share), toFormula(share ?? '', value, 'money'));
  const heads = ['step', 'lowest', 'highest', 'growth', 'share'] as const;
  sheet.add(...heads.map((head) => toHead(labels[head])));
  const formula = (tried: string): string => toValueFormula(tried, inputs, years);
  for (const [index, row] of rows.entries()) addHalving(sheet, row, { index, paid, formula });
}
