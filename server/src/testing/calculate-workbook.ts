import { initSync, Model } from '@ironcalc/wasm';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FileSheet } from './read-workbook.ts';

const entry = createRequire(import.meta.url).resolve('@ironcalc/wasm');
initSync({ module: readFileSync(path.join(path.dirname(entry), 'wasm_bg.wasm')) });

/** Row and column of an address, counted from 1. */
function toPlace(address: string): readonly [row: number, column: number] {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  const column = letters
    .split('')
    .reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 65) - 64, 0);
  return [Number(row), column];
}

/** The sheets of a file in a spreadsheet program that knows nothing of how they were made. */
export type Calculated = {
  /** The number that a cell shows after everything was calculated; NaN: an error or a text. */
  readonly read: (sheet: string, address: string) => number;
  /** Types into a cell, as a person does. */
  readonly type: (sheet: string, address: string, input: string) => void;
};

/** Puts the formulas, numbers and texts of a file into IronCalc, without what the file says they result in. */
export function calculateWorkbook(file: readonly FileSheet[]): Calculated {
  // Results stand before the steps to them; from the last sheet on, no chain of cells is long.
  const sheets = file.toReversed();
  const model = new Model('file', 'en', 'UTC', 'en');
  const places = new Map(sheets.map(({ name }, index) => [name, index]));
  for (const [index, { name }] of sheets.entries()) {
    if (index > 0) model.newSheet();
    model.renameSheet(index, name);
  }
  model.pauseEvaluation();
  for (const [index, { cells }] of sheets.entries())
    for (const { address, formula, cached, text } of cells) {
      const input = formula === undefined ? (text ?? String(cached ?? '')) : `=${formula}`;
      if (input !== '') model.setUserInput(index, ...toPlace(address), input);
    }
  model.resumeEvaluation();
  model.evaluate();
  return {
    read: (sheet, address) => {
      const place = places.get(sheet);
      const [row, column] = toPlace(address);
      const shown = place === undefined ? '' : model.getFormattedCellValue(place, row, column);
      return shown.trim() === '' ? Number.NaN : Number(shown);
    },
    type: (sheet, address, input) => {
      model.setUserInput(places.get(sheet) ?? 0, ...toPlace(address), input);
      model.evaluate();
    },
  };
}
