import {
  calculateEditorValues,
  editorColumnIds,
  type CompanyReport,
  type EditorColumns,
} from '@vela/engine';
import { editorFields, editorMultiples } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';
import type { CompanyWords } from '../../language/company-words.ts';
import type { FactMaking } from '../create-fact.ts';
import type { SourceSheet } from './sources.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toInput,
  toMuted,
  toText,
  toTitle,
  type SheetBuilder,
  type WorkbookCell,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';

export type EditorSheetAsked = {
  readonly columns: EditorColumns;
  readonly years: number;
  readonly price: number | null;
};

/** Where the inputs of one column stand. */
type Inputs = {
  readonly growth: string;
  readonly margin: string;
  readonly exit: string;
  readonly wanted: string;
};
type Shared = Readonly<Record<'revenue' | 'shares' | 'years' | 'price', string>>;

/** Value, part of the sale in it and return at the price, as formulas of one column. */
function toFormulas({ growth, margin, exit, wanted }: Inputs, shared: Shared) {
  const { revenue, shares, years, price } = shared;
  const step = `((1+${growth})/(1+${wanted}))`;
  const flows = `IF(ABS(${step}-1)<0.000000000001,${years},${step}*(${step}^${years}-1)/(${step}-1))`;
  const sale = `${exit}*${step}^${years}`;
  const yearly = `(${revenue}*${margin}/${shares})`;
  return {
    value: `IF(${margin}<=0,NA(),${yearly}*(${flows}+${sale}))`,
    terminal: `${sale}/(${flows}+${sale})`,
    // The rate at which flows of one a year and a sale at the multiple cost what the price pays.
    return: `(1+${growth})*(1+RATE(${years},1,-${price}/${yearly},${exit}))-1`,
  };
}

function addInputs(
  sheet: SheetBuilder,
  { columns, fields }: { columns: EditorColumns; fields: Readonly<Record<string, string>> },
): Map<string, number> {
  return new Map(
    editorFields.map((field) => {
      const format = editorMultiples.has(field) ? 'ratio' : 'percent';
      const cells = editorColumnIds.map((column) => toInput(columns[column][field], format));
      return [field, sheet.add(toText(fields[field] ?? field), ...cells)];
    }),
  );
}

const methods = [
  { value: 'earnings', margin: 'profitMargin', exit: 'exitEarnings', found: 'earningsReturn' },
  { value: 'cashFlow', margin: 'cashMargin', exit: 'exitCashFlow', found: 'cashFlowReturn' },
] as const;

type MethodParts = {
  readonly sheet: SheetBuilder;
  /** Where the inputs of the columns stand. */
  readonly rows: ReadonlyMap<string, number>;
  readonly shared: Shared;
  readonly results: readonly ReturnType<typeof calculateEditorValues>[];
  readonly editorNames: CompanyWords['editorNames'];
};

/** Value, part of the sale and return of all columns by one method. */
function addMethod(
  { sheet, rows, shared, results, editorNames }: MethodParts,
  method: (typeof methods)[number],
): void {
  const point = (field: string, index: number): string =>
    sheet.point(rows.get(field) ?? 0, index + 1);
  const list = (part: 'value' | 'terminal' | 'return'): WorkbookCell[] =>
    results.map((result, index) => {
      const formulas = toFormulas(
        {
          growth: point('growth', index),
          margin: point(method.margin, index),
          exit: point(method.exit, index),
          wanted: point('wantedReturn', index),
        },
        shared,
      );
      const value = result[method.value];
      const told = {
        value: value.value,
        terminal: value.value === null ? null : value.meta['terminalShare'],
        return: result[method.found].value,
      }[part];
      return typeof told === 'number'
        ? toFormula(formulas[part], told, part === 'value' ? 'money' : 'percent')
        : toMuted('–');
    });
  sheet.add(toText(editorNames[method.value]), ...list('value'));
  sheet.add(toMuted(editorNames.terminal), ...list('terminal'));
  sheet.add(toMuted(editorNames.return), ...list('return'));
}

/** The value of a share by own assumptions: three columns, two methods. */
export function createEditorSheet(
  report: CompanyReport,
  { columns, years, price }: EditorSheetAsked,
  { sources, making }: { readonly sources: SourceSheet; readonly making: FactMaking },
): WorkbookSheet {
  const { workbook, company, companyTables } = analystLanguages[making.language];
  const { labels, sheets, fields } = workbook;
  const { editorNames } = company;
  const { newest, currency } = report;
  const sheet = createSheet({
    name: sheets.editor,
    widths: [52, 20, 20, 20],
    frozen: { rows: 1, columns: 1 },
  });
  sheet.add(toTitle(sheets.editor));
  const { revenue } = newest.flows;
  if (revenue === undefined || newest.dilutedShares === undefined) {
    sheet.add(toMuted(companyTables.missing));
    return sheet.finish();
  }
  const add = (label: string, cell: WorkbookCell): string =>
    sheet.point(sheet.add(toText(label), cell), 1);
  const unit = labels.million.replace('{currency}', currency);
  const shared: Shared = {
    revenue: add(`${labels.revenue} (${unit})`, sources.toAmount(revenue)),
    shares: add(labels.shares, sources.toAmount(newest.dilutedShares)),
    years: add(labels.years, toInput(years, 'whole')),
    price: add(
      `${labels.price} (${currency})`,
      price === null ? undefined : toInput(price, 'money'),
    ),
  };
  sheet.add();
  sheet.add(toMuted(''), ...editorColumnIds.map((id) => toHead(editorNames.columns[id])));
  const rows = addInputs(sheet, { columns, fields });
  sheet.add();
  const results = editorColumnIds.map((id) =>
    calculateEditorValues(report, columns[id], { years, price }),
  );
  for (const method of methods) addMethod({ sheet, rows, shared, results, editorNames }, method);
  return sheet.finish();
}
