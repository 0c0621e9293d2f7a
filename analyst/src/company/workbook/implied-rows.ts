import { findImpliedGrowth } from '@vela/engine';
import type { CompanyWords } from '../../language/company-words.ts';
import type { ValueInputs, ValueParts } from './value-parts.ts';
import { toFormula, toHead, toInput, toMuted, toNumber, toText } from '../../workbook/workbook.ts';

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
  const implied = price === null ? null : findImpliedGrowth(report, price);
  if (price === null || implied?.value === null || implied === null) {
    sheet.add(
      toMuted(
        reasons[
          implied === null ? (report.priceFault ?? 'no-price') : (implied.reason ?? 'no-root')
        ],
      ),
    );
    return;
  }
  const paid = sheet.point(sheet.add(toText(labels.price), toInput(price, 'money')), 1);
  const found = sheet.getNext();
  const first = found + 3;
  const last = sheet.point(first + halvings - 1, 3);
  let { low, high }: { low: number; high: number } = searched;
  const rows = Array.from({ length: halvings }, () => {
    const middle = (low + high) / 2;
    const value = calculateValue(middle, inputs.numbers, years);
    const row = { low, high, middle, value };
    if (value < price) low = middle;
    else high = middle;
    return row;
  });
  const closest = rows.at(-1);
  sheet.add(toText(labels.firstGrowth), toFormula(last, closest?.middle ?? Number.NaN, 'percent'));
  sheet.add(
    toText(labels.share),
    toFormula(sheet.point(first + halvings - 1, 4), closest?.value ?? Number.NaN, 'money'),
  );
  const heads = ['step', 'lowest', 'highest', 'growth', 'share'] as const;
  sheet.add(...heads.map((head) => toHead(labels[head])));
  for (const [index, { low: from, high: to, middle, value }] of rows.entries()) {
    const row = sheet.getNext();
    const [least, most, tried] = [1, 2, 3].map((column) => sheet.point(row, column));
    const before = [1, 2, 3, 4].map((column) => sheet.point(row - 1, column));
    const isFirst = index === 0;
    sheet.add(
      toNumber(index + 1, 'whole'),
      isFirst
        ? toInput(from, 'percent')
        : toFormula(`IF(${before[3]}<${paid},${before[2]},${before[0]})`, from, 'percent'),
      isFirst
        ? toInput(to, 'percent')
        : toFormula(`IF(${before[3]}<${paid},${before[1]},${before[2]})`, to, 'percent'),
      toFormula(`(${least}+${most})/2`, middle, 'percent'),
      toFormula(toValueFormula(tried ?? '', inputs, years), value, 'money'),
    );
  }
}
