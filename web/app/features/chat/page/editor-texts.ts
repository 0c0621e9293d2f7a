import {
  type CompanyValueAnswer,
  type EditorColumnName,
  editorColumns,
  type EditorField,
  editorFields,
  editorLimits,
  editorMultiples,
  formatNumber,
  type Language,
} from '@vela/contracts';
import { parseNumber } from '../../../lib/parse-number.ts';

type Columns = CompanyValueAnswer['columns'];
/** The columns of the editor as typed. */
export type EditorTexts = Readonly<Record<EditorColumnName, Readonly<Record<EditorField, string>>>>;
/** Why a text cannot be calculated with, by column and field; a bound as it is typed. */
export type EditorFault = {
  readonly column: EditorColumnName;
  readonly field: EditorField;
  readonly bounds: readonly [low: string, high: string];
};

const toShown = (field: EditorField, value: number): number =>
  editorMultiples.has(field) ? value : Number((value * 100).toPrecision(10));

/** A value as it is typed: 0.055 is 5.5. */
export function formatEditorField(field: EditorField, value: number, language: Language): string {
  const shown = toShown(field, value);
  const [, decimals = ''] = String(shown).split('.');
  return formatNumber(shown, Math.min(4, decimals.length), language);
}

/** Columns as they are typed in this language. */
export function toEditorTexts(columns: Columns, language: Language): EditorTexts {
  const write = (column: EditorColumnName) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one text for each field
    Object.fromEntries(
      editorFields.map((field) => [
        field,
        formatEditorField(field, columns[column][field], language),
      ]),
    ) as Record<EditorField, string>;
  return { low: write('low'), middle: write('middle'), high: write('high') };
}

function readField(field: EditorField, text: string): number | undefined {
  const typed = parseNumber(text, false);
  if (typed === undefined) return undefined;
  const value = editorMultiples.has(field) ? typed : Number((typed / 100).toPrecision(10));
  const [low, high] = editorLimits[field];
  return value >= low && value <= high ? value : undefined;
}

/** Reads the typed columns; those that cannot be calculated with are faults. */
export function readEditorTexts(
  texts: EditorTexts,
  language: Language,
): { readonly columns: Columns | undefined; readonly faults: readonly EditorFault[] } {
  const faults: EditorFault[] = [];
  const read = (column: EditorColumnName) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value for each field
    Object.fromEntries(
      editorFields.map((field) => {
        const value = readField(field, texts[column][field]);
        const [low, high] = editorLimits[field];
        const show = (bound: number): string => formatEditorField(field, bound, language);
        if (value === undefined) faults.push({ column, field, bounds: [show(low), show(high)] });
        return [field, value ?? 0];
      }),
    ) as Columns['low'];
  const [low, middle, high] = editorColumns.map((column) => read(column));
  const isRead = faults.length === 0 && low !== undefined && middle !== undefined;
  return { columns: isRead && high !== undefined ? { low, middle, high } : undefined, faults };
}
