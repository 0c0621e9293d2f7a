import type { Fact, FactSource } from '@vela/contracts';
import {
  calculateEditorValues,
  editorColumnIds,
  historyYears,
  readEditorHistory,
  type CompanyReport,
  type Computed,
  type EditorColumnId,
  type EditorColumns,
} from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import { createFact, type FactMaking, type NewFact } from './create-fact.ts';
import { inputId } from './market-facts.ts';

const figure = 'share-value';
const priceId = inputId('price');
/** What every value of the editor is computed from, beside what is typed. */
const sources = ['company.revenue.value', inputId('shares')];
export const editorSources: readonly string[] = [...sources, priceId];

export type EditorAsked = { readonly columns: EditorColumns; readonly years: number };

function createPercent(id: string, name: string, value: number): NewFact {
  const source: FactSource = { kind: 'computation', factIds: sources };
  return { id, figure, name, source, unit: 'percent', decimals: 1, value: value * 100 };
}

/** The value of a column by one method: itself, the part of the sale in it, the return. */
function createMethodFacts(
  id: string,
  { value, found, name }: { value: Computed; found: Computed; name: string },
  { currency, making }: { currency: string; making: FactMaking },
): NewFact[] {
  const { editorNames } = analystLanguages[making.language].company;
  const terminal = value.meta['terminalShare'];
  const factIds = [...sources, priceId];
  return [
    ...(value.value === null
      ? []
      : [
          {
            id: `${id}.value`,
            figure,
            name,
            unit: 'money',
            currency,
            decimals: 2,
            value: value.value,
            source: { kind: 'computation', factIds: sources },
          } as const,
        ]),
    ...(typeof terminal === 'number'
      ? [createPercent(`${id}.terminal`, `${name}: ${editorNames.terminal}`, terminal)]
      : []),
    ...(found.value === null
      ? []
      : [
          {
            ...createPercent(`${id}.return`, `${name}: ${editorNames.return}`, found.value),
            source: { kind: 'computation', factIds },
          } as const,
        ]),
  ];
}

function createColumnFacts(
  report: CompanyReport,
  column: EditorColumnId,
  { asked, making }: { asked: EditorAsked; making: FactMaking },
): NewFact[] {
  const { editorNames } = analystLanguages[making.language].company;
  const price = making.series?.candles.close.at(-1) ?? null;
  const { years } = asked;
  const values = calculateEditorValues(report, asked.columns[column], { years, price });
  const made = { currency: report.currency, making };
  const name = (method: string): string => `${method}, ${editorNames.columns[column]}`;
  return [
    ...createMethodFacts(
      `editor.${column}.earnings`,
      { value: values.earnings, found: values.earningsReturn, name: name(editorNames.earnings) },
      made,
    ),
    ...createMethodFacts(
      `editor.${column}.cashFlow`,
      { value: values.cashFlow, found: values.cashFlowReturn, name: name(editorNames.cashFlow) },
      made,
    ),
  ];
}

/** Growth and margins of the past, beside the inputs. */
function createHistoryFacts(report: CompanyReport, making: FactMaking): NewFact[] {
  const { names, labels } = analystLanguages[making.language].company;
  const history = readEditorHistory(report);
  const rows = [
    ['growth', names['revenue-growth'], history.growth],
    ['profitMargin', names['net-margin'], history.profitMargin],
    ['cashMargin', names['free-cash-flow-margin'], history.cashMargin],
  ] as const;
  return rows.flatMap(([row, name, values]) =>
    historyYears.flatMap((years, index) => {
      const value = values[index];
      if (value === undefined || value === null) return [];
      const period = `${years} ${labels.fiscalYears}`;
      return [{ ...createPercent(`editor.history.${row}-${years}`, name, value), period }];
    }),
  );
}

/** All facts of the editor for its columns. */
export function createEditorFacts(
  report: CompanyReport,
  asked: EditorAsked,
  making: FactMaking,
): Fact[] {
  const made = [
    ...editorColumnIds.flatMap((column) => createColumnFacts(report, column, { asked, making })),
    ...createHistoryFacts(report, making),
  ];
  return made.map((fact) => createFact(fact, making));
}
