import type { CompanyStatementsAnswer, Fact } from '@vela/contracts';
import type { CompanyStatements, FilingValue, StatementColumn } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import type { StatementRow } from '../language/company-table-words.ts';
import { createFact, type FactMaking } from './create-fact.ts';
import { createFilingFacts } from './filing-facts.ts';

export const toColumnId = ({ period }: CompanyStatements, index: number): string =>
  `${period}-${index + 1}`;
const toFactId = (column: string, row: StatementRow): string => `statement.${column}.${row}`;

/** The name of a column: its fiscal year or quarter; of a balance its end. */
export function formatColumn(
  { fiscalYear, quarter }: StatementColumn,
  period: CompanyStatements['period'],
  { language, isBalance = false }: Pick<FactMaking, 'language'> & { readonly isBalance?: boolean },
): string {
  const { columnNames, balanceNames } = analystLanguages[language].companyTables;
  return (isBalance ? balanceNames : columnNames)[period]
    .replace('{year}', String(fiscalYear))
    .replace('{quarter}', String(quarter));
}

/** The value of a row in a column; profit a share is computed and has none. */
export function readStatementValue(
  { flows, balances, dilutedShares }: StatementColumn,
  row: StatementRow,
): FilingValue | undefined {
  if (row === 'dilutedShares') return dilutedShares;
  const values: Readonly<Partial<Record<string, FilingValue>>> = { ...balances, ...flows };
  return values[row];
}

const derivedOrigins: ReadonlySet<FilingValue['origin']> = new Set([
  'trailing',
  'year-to-date',
  'quarters',
  'approximate',
]);

type Marks = CompanyStatementsAnswer['marks'];
type Made = { readonly facts: Fact[]; readonly marks: Marks };

/** Facts of the statements with all their parts, and which of them no filing tells by itself. */
export function createStatementFacts(
  statements: CompanyStatements,
  { rows, currency }: { readonly rows: readonly StatementRow[]; readonly currency: string },
  making: FactMaking,
): Made {
  const { statementNames } = analystLanguages[making.language].companyTables;
  const marks: Record<string, 'derived' | 'suspect'> = {};
  const facts = statements.columns.flatMap((column, index) => {
    const place = toColumnId(statements, index);
    const suspects: ReadonlySet<string> = column.suspects;
    return rows.flatMap((row): Fact[] => {
      const id = toFactId(place, row);
      const isBalance = row in column.balances;
      const told = formatColumn(column, statements.period, { ...making, isBalance });
      const name = `${statementNames[row]}, ${told}`;
      if (row === 'earningsPerShare') {
        const { value } = column.earningsPerShare;
        if (value === null) return [];
        const factIds = [toFactId(place, 'netIncome'), toFactId(place, 'dilutedShares')];
        const source = { kind: 'computation', factIds } as const;
        const measure = { unit: 'money', currency, decimals: 2, value } as const;
        return [createFact({ id, figure: 'overview', name, source, ...measure }, making)];
      }
      const value = readStatementValue(column, row);
      if (value === undefined) return [];
      if (suspects.has(row)) marks[id] = 'suspect';
      else if (derivedOrigins.has(value.origin)) marks[id] = 'derived';
      const money = row === 'dilutedShares' ? {} : { currency };
      return createFilingFacts(value, { id, figure: 'overview', name, ...money }, making);
    });
  });
  return { facts, marks };
}
