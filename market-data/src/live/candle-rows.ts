import { z } from 'zod';
import {
  candleFields,
  toRawCandles,
  type CandleField,
  type RawCandles,
} from '../candles/raw-candles.ts';

/** Reads a value of a row; undefined where it is not of this form. */
export type ReadValue = (value: unknown) => number | undefined;

const decimalPattern = /^-?\d{1,30}(\.\d{1,30})?$/;
const maxRows = 50_000;

/** A decimal number as text. */
export const decimalText: ReadValue = (value) =>
  typeof value === 'string' && decimalPattern.test(value) ? Number(value) : undefined;

/** A JSON number. */
export const plainNumber: ReadValue = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const wholeNumber: ReadValue = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

const wholeText: ReadValue = (value) =>
  typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : undefined;

const multiply =
  (read: ReadValue, factor: number): ReadValue =>
  (value) => {
    const number = read(value);
    return number === undefined ? undefined : number * factor;
  };

/** Times, all to UTC milliseconds. */
export const milliseconds = wholeNumber;
export const millisecondsText = wholeText;
export const seconds = multiply(wholeNumber, 1000);
export const secondsText = multiply(wholeText, 1000);

const instantPattern = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z?)?$/;

/** A date or a time in UTC, with or without its Z ("2026-08-19", "2026-08-19 15:30:00"). */
export const instantText: ReadValue = (value) => {
  if (typeof value !== 'string' || !instantPattern.test(value)) return undefined;
  const text = value.replace(' ', 'T').replace(/(\.\d{3})\d+/, '$1');
  const time = Date.parse(text.length > 10 && !text.endsWith('Z') ? `${text}Z` : text);
  return Number.isNaN(time) ? undefined : time;
};

/** Where a row holds each field, and how it is written there. */
export type RowLayout = Readonly<
  Record<CandleField, readonly [place: string | number, read: ReadValue]>
>;

/** A layout whose five prices and volume are written alike. */
export function createLayout(
  [timePlace, readTime]: readonly [string | number, ReadValue],
  places: readonly (string | number)[],
  read: ReadValue,
): RowLayout {
  const [open = '', high = '', low = '', close = '', volume = ''] = places;
  return {
    openTime: [timePlace, readTime],
    open: [open, read],
    high: [high, read],
    low: [low, read],
    close: [close, read],
    volume: [volume, read],
  };
}

type RowsOptions = {
  /** The vendor gives the newest row first. */
  readonly newestFirst?: boolean;
  /** No volume is 0: of markets that count none all rows lack it; else single rows may, too. */
  readonly volumeMayBeMissing?: 'in all' | 'in any';
};

/** Schema of a vendor's rows, arrays or objects; a faulty value is refused with its field's name. */
export function createRowsSchema(
  layout: RowLayout,
  { newestFirst = false, volumeMayBeMissing }: RowsOptions = {},
): z.ZodType<RawCandles> {
  return z
    .array(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]))
    .max(maxRows)
    .transform((rows, context) => {
      const [volumePlace] = layout.volume;
      const hasNone = (row: (typeof rows)[number]): boolean =>
        (Array.isArray(row) ? row[Number(volumePlace)] : row[volumePlace]) === undefined;
      const mayMissVolume =
        volumeMayBeMissing === 'in any' || (volumeMayBeMissing === 'in all' && rows.every(hasNone));
      const read = rows.map((row, index) =>
        candleFields.map((field) => {
          const [place, readValue] = layout[field];
          const value = Array.isArray(row) ? row[Number(place)] : row[place];
          if (field === 'volume' && mayMissVolume && value === undefined) return 0;
          const number = readValue(value);
          if (number === undefined)
            context.addIssue({ code: 'custom', path: [index, field], message: 'not a number' });
          return number;
        }),
      );
      return toRawCandles(newestFirst ? read.toReversed() : read);
    });
}
