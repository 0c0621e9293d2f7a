import { createValueGrid, fadeGrowth, growFlows, toOwnersFlow } from '@vela/engine';
import type { ValueInputs, ValueParts } from './value-parts.ts';
import { toFormula, toHead, toMuted, toText, type WorkbookCell } from '../../workbook/workbook.ts';

/** Columns of the table begin behind the rates. */
const firstColumn = 1;
const perMillion = 1e6;

const toStep = (input: string, value: number, base: number): string => {
  const step = Math.round((value - base) * 1e6) / 1e6;
  return step < 0 ? `${input}${step}` : `${input}+${step}`;
};

/**
 * The value of a share by discount rate and long-run growth: below it the flows of each growth, from
 * which each cell is discounted by its own rate.
 */
export function addValueGrid(
  { sheet, report, labels }: ValueParts,
  inputs: ValueInputs,
  years: { readonly first: number; readonly last: number },
): void {
  const { rates, growths, values } = createValueGrid(report);
  const { discountRate, longRunGrowth, years: count } = report.assumptions;
  const [first, keep] = [Number(report.shareValue.meta['growth']), 0.7];
  const base = (report.newest.flows[toOwnersFlow(report.kind)]?.value ?? 0) / perMillion;
  sheet.add();
  sheet.add(toHead(labels.grid));
  const head = sheet.getNext();
  // Heads, one row for each rate, an empty row, a title, heads again: then the flows.
  const flowsFrom = head + rates.length + 4;
  const growthAt = (index: number): string => sheet.point(head, firstColumn + index);
  const toGrowthCells = (): WorkbookCell[] =>
    growths.map((growth) =>
      toFormula(toStep(inputs.longRun, growth, longRunGrowth), growth, 'percent'),
    );
  sheet.add(toMuted(''), ...toGrowthCells());
  for (const [row, rate] of rates.entries()) {
    const own = sheet.point(sheet.getNext(), 0);
    const year = `${sheet.point(years.first, 0)}:${sheet.point(years.last, 0)}`;
    const cells = growths.map((_, index): WorkbookCell => {
      const value = values[row]?.[index]?.value;
      const column = firstColumn + index;
      const last = sheet.point(flowsFrom + count - 1, column);
      const flows = `${sheet.point(flowsFrom, column)}:${last}`;
      const growth = growthAt(index);
      const planned = `SUMPRODUCT(${flows}/(1+${own})^${year})`;
      const after = `${last}*(1+${growth})/(${own}-${growth})/(1+${own})^${count}`;
      return value === undefined || value === null
        ? toMuted('–')
        : toFormula(`(${planned}+${after})/${inputs.shares}`, value, 'money');
    });
    sheet.add(toFormula(toStep(inputs.rate, rate, discountRate), rate, 'percent'), ...cells);
  }
  sheet.add();
  sheet.add(toHead(labels.gridFlows));
  sheet.add(toText(labels.year), ...toGrowthCells());
  const courses = growths.map((longRun) =>
    growFlows(base, fadeGrowth({ first, longRun, keep, years: count })),
  );
  for (let index = 0; index < count; index += 1) {
    const year = sheet.point(years.first + index, 0);
    const row = sheet.getNext();
    const cells = growths.map((_, place): WorkbookCell => {
      const growth = growthAt(place);
      const before = index === 0 ? inputs.flow : sheet.point(row - 1, firstColumn + place);
      const rise = `${growth}+${inputs.keep}^(${year}-1)*(${inputs.first}-${growth})`;
      return toFormula(`${before}*(1+${rise})`, courses[place]?.[index] ?? Number.NaN, 'amount');
    });
    sheet.add(toFormula(year, index + 1, 'whole'), ...cells);
  }
}
