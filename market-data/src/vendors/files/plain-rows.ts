import { type MidnightCache, parseUtcTime, powersOfTen } from './csv-values.ts';

const [digit0, comma, colon, dot, zulu] = [48, 44, 58, 46, 90];
/** Length of `2026-01-31T14:30:00Z`, and of the part that rows of one day share. */
const [timeLength, dateLength] = [20, 11];
const [hourMs, minuteMs] = [3_600_000, 60_000];
const maxDigits = 15;

// One pass over the bytes, without an object for each cell: files have many thousands of rows.
/** Reads rows as nearly all are written: full times of UTC, plain numbers without a sign. */
export class PlainRows {
  private readonly bytes: Uint8Array;
  private readonly columns: readonly Float64Array[];
  private readonly memory: MidnightCache = { day: Number.NaN, midnight: Number.NaN };
  /** Where a row of the day read last begins. */
  private dayFrom = -1;
  private position = 0;

  constructor(bytes: Uint8Array, columns: readonly Float64Array[]) {
    this.bytes = bytes;
    this.columns = columns;
  }

  /** Whether the line up to, not including, `to` is such a row; its values are then in the columns. */
  read(row: number, from: number, to: number): boolean {
    const { bytes, columns } = this;
    if (to - from <= timeLength || bytes[from + timeLength] !== comma) return false;
    this.position = from + timeLength + 1;
    let value = this.readTime(from);
    for (let column = 0; column < columns.length; column++) {
      if (column > 0) value = this.readDecimal(to);
      const target = columns[column];
      if (Number.isNaN(value) || target === undefined) return false;
      target[row] = value;
    }
    return this.position === to + 1;
  }

  private readTime(from: number): number {
    const { bytes, memory } = this;
    if (!this.isSameDay(from)) {
      const time = parseUtcTime(bytes, { from, to: from + timeLength }, memory);
      this.dayFrom = Number.isNaN(time) ? -1 : from;
      return time;
    }
    return memory.midnight + readClock(bytes, from + dateLength);
  }

  private isSameDay(from: number): boolean {
    const { bytes, dayFrom } = this;
    if (dayFrom < 0) return false;
    let index = 0;
    while (index < dateLength && bytes[from + index] === bytes[dayFrom + index]) index++;
    return index === dateLength;
  }

  /** The number up to the next comma or `to`; NaN where it is no plain one. */
  private readDecimal(to: number): number {
    const { bytes, position: from } = this;
    let mantissa = 0;
    let dotAt = -1;
    let index = from;
    for (; index < to; index++) {
      const byte = bytes[index] ?? 0;
      if (byte >= digit0 && byte <= digit0 + 9) mantissa = mantissa * 10 + (byte - digit0);
      else if (byte === comma) break;
      else if (byte === dot && dotAt < 0) dotAt = index;
      else return Number.NaN;
    }
    this.position = index + 1;
    const isPlain = index > from && index - from <= maxDigits && dotAt !== index - 1;
    return isPlain ? mantissa / getDivisor(dotAt, index) : Number.NaN;
  }
}

/** Power of ten by which digits up to `end` are divided where the dot is at `dotAt`; -1 for none. */
function getDivisor(dotAt: number, end: number): number {
  return dotAt < 0 ? 1 : (powersOfTen[end - dotAt - 1] ?? Number.NaN);
}

/** Milliseconds of `14:30:00Z`; NaN where it is none. */
function readClock(bytes: Uint8Array, from: number): number {
  const hours = readTwoDigits(bytes, from);
  const minutes = readTwoDigits(bytes, from + 3);
  const seconds = readTwoDigits(bytes, from + 6);
  const isTime =
    hours <= 23 &&
    minutes <= 59 &&
    seconds <= 59 &&
    bytes[from + 2] === colon &&
    bytes[from + 5] === colon &&
    bytes[from + 8] === zulu;
  return isTime ? hours * hourMs + minutes * minuteMs + seconds * 1000 : Number.NaN;
}

/** Two digits as a number; NaN where they are none. */
function readTwoDigits(bytes: Uint8Array, from: number): number {
  const tens = (bytes[from] ?? 0) - digit0;
  const ones = (bytes[from + 1] ?? 0) - digit0;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}
