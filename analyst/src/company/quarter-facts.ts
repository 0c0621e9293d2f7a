import type { Fact } from '@vela/contracts';
import type { CompanyStatements } from '@vela/engine';
import { flowFigureNames, flowFigures } from './flow-figures.ts';
import { createFact, type FactMaking } from './create-fact.ts';
import { createFilingFacts } from './filing-facts.ts';
import { findStatementCurrency } from './create-company-statements.ts';

/** A quarter of a fiscal year; without a number the newest ones. */
export type AskedQuarter = { readonly quarter?: number; readonly fiscalYear?: number };

/** The flows that are asked for, of the newest quarters or of the one that is named. */
export function createQuarterFacts(
  statements: CompanyStatements,
  { quarter, fiscalYear }: AskedQuarter,
  making: FactMaking,
): Fact[] {
  const currency = findStatementCurrency(statements);
  const asked = flowFigureNames.filter((figure) => making.figures?.includes(figure) === true);
  const columns = statements.columns.filter(
    (column) =>
      (quarter === undefined || column.quarter === quarter) &&
      (fiscalYear === undefined || column.fiscalYear === fiscalYear),
  );
  return columns.flatMap(({ flows, end }, index) =>
    asked.flatMap((figure) => {
      const value = flows[flowFigures[figure]];
      if (value === undefined) return [];
      const id = `company.${figure}.quarter-${index + 1}`;
      const day = createFact(
        {
          id: `${id}.end`,
          figure,
          part: 'end',
          unit: 'time',
          value: Date.parse(end),
          source: { kind: 'computation', factIds: [`${id}.value`] },
        },
        making,
      );
      return [...createFilingFacts(value, { id: `${id}.value`, figure, currency }, making), day];
    }),
  );
}
