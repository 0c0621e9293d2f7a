import type { CompanyStatements } from '@vela/engine';
import { analystLanguages } from '../../language/by-language.ts';
import type { FactMaking } from '../create-fact.ts';
import { formatColumn, readStatementValue } from '../statement-facts.ts';
import type { listStatementRows } from '../statement-rows.ts';
import type { SourceSheet } from './sources.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toMuted,
  toText,
  type WorkbookCell,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';

type Parts = {
  readonly rows: ReturnType<typeof listStatementRows>;
  readonly currency: string;
  readonly sources: SourceSheet;
};

const hasNumber = (cell: WorkbookCell): boolean => cell !== undefined && !('text' in cell);

/** The statements of one kind of period: amounts over the sources, sums over the amounts. */
export function createStatementSheet(
  { period, columns }: CompanyStatements,
  { rows, currency, sources }: Parts,
  making: FactMaking,
): WorkbookSheet {
  const { workbook, companyTables } = analystLanguages[making.language];
  const { labels, sheets } = workbook;
  const sheet = createSheet({
    name: sheets[period],
    widths: [44, ...columns.map(() => 20)],
    frozen: { rows: 2, columns: 1 },
  });
  const unit = labels.million.replace('{currency}', currency);
  sheet.add(toHead(unit), ...columns.map((one) => toHead(formatColumn(one, period, making))));
  sheet.add(toMuted(''), ...columns.map(({ end }) => toMuted(end)));
  const places = new Map<string, number>();
  for (const { id } of rows) {
    // A formula over rows above, where each of them has a number.
    const locate = (row: string, column: number): string =>
      sheet.point(places.get(row) ?? 0, column + 1);
    const cells = columns.map((column, index): WorkbookCell => {
      const { flows, earningsPerShare } = column;
      if (id === 'earningsPerShare')
        return earningsPerShare.value === null
          ? undefined
          : toFormula(
              `${locate('netIncome', index)}/${locate('dilutedShares', index)}`,
              earningsPerShare.value,
              'money',
            );
      const value = readStatementValue(column, id);
      if (id !== 'freeCashFlow' || value === undefined) return sources.toAmount(value);
      const isComplete = flows.operatingCashFlow !== undefined && flows.capex !== undefined;
      return isComplete
        ? toFormula(
            `${locate('operatingCashFlow', index)}-${locate('capex', index)}`,
            value.value / 1e6,
            'amount',
          )
        : sources.toAmount(value);
    });
    const shown = cells.some((cell) => hasNumber(cell)) ? cells : [toMuted(companyTables.missing)];
    places.set(id, sheet.add(toText(companyTables.statementNames[id]), ...shown));
  }
  return sheet.finish();
}
