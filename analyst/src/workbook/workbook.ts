/** How a number is written: amounts and counts without decimals, money and rates with two. */
export type CellFormat = 'amount' | 'money' | 'percent' | 'rate' | 'ratio' | 'whole' | 'plain';

/**
 * A cell; a formula has the result that it has with the inputs of the file, where that is a figure
 * of the report: steps on the way to one have none.
 */
export type WorkbookCell =
  | { readonly text: string; readonly look?: 'title' | 'head' | 'muted' }
  | { readonly value: number; readonly format: CellFormat; readonly isInput?: true }
  | {
      /** Without the equals sign, in the English names of functions. */
      readonly formula: string;
      readonly result?: number;
      readonly format: CellFormat;
      readonly isInput?: true;
    }
  | undefined;

export type WorkbookSheet = {
  readonly name: string;
  /** In characters. */
  readonly widths: readonly number[];
  /** Rows and columns that stay in sight. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  readonly rows: readonly (readonly WorkbookCell[])[];
};
export type Workbook = { readonly sheets: readonly WorkbookSheet[] };

const letters = 26;

/** The letters of a column, counted from 0: A to Z, then AA. */
export function toColumnLetters(column: number): string {
  const own = String.fromCodePoint(65 + (column % letters));
  return column < letters ? own : `${toColumnLetters(Math.floor(column / letters) - 1)}${own}`;
}

/** The address of a cell within its sheet; row and column are counted from 0. */
export const toPoint = (row: number, column: number): string =>
  `$${toColumnLetters(column)}$${row + 1}`;

/** A sheet that is written row by row. */
export type SheetBuilder = {
  /** Adds a row; its place, counted from 0. */
  readonly add: (...cells: readonly WorkbookCell[]) => number;
  /** The place that the next row will have. */
  readonly getNext: () => number;
  /** The address of a cell for formulas of any sheet, and for those of this one. */
  readonly locate: (row: number, column: number) => string;
  readonly point: (row: number, column: number) => string;
  readonly finish: () => WorkbookSheet;
};

export function createSheet({
  name,
  widths,
  frozen = { rows: 1, columns: 1 },
}: Omit<WorkbookSheet, 'rows' | 'frozen'> & Partial<Pick<WorkbookSheet, 'frozen'>>): SheetBuilder {
  const rows: (readonly WorkbookCell[])[] = [];
  return {
    add: (...cells) => rows.push(cells) - 1,
    getNext: () => rows.length,
    point: toPoint,
    locate: (row, column) => `'${name}'!${toPoint(row, column)}`,
    finish: () => ({ name, widths, frozen, rows }),
  };
}

export const toText = (text: string): WorkbookCell => ({ text });
export const toHead = (text: string): WorkbookCell => ({ text, look: 'head' });
export const toTitle = (text: string): WorkbookCell => ({ text, look: 'title' });
export const toMuted = (text: string): WorkbookCell => ({ text, look: 'muted' });
export const toNumber = (value: number, format: CellFormat): WorkbookCell => ({ value, format });
/** A number that is there to be changed. */
export const toInput = (value: number, format: CellFormat): WorkbookCell => ({
  value,
  format,
  isInput: true,
});
/** A formula; without a finite result there is no cell. */
export const toFormula = (formula: string, result: number, format: CellFormat): WorkbookCell =>
  Number.isFinite(result) ? { formula, result, format } : undefined;
/** A step on the way to a figure. */
export const toStep = (formula: string, format: CellFormat): WorkbookCell => ({ formula, format });
