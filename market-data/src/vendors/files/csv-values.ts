const digit0 = 48;
const dot = 46 - digit0;
const minus = 45;
const exactDigits = 15;

const powersOfTen = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/**
 * Reads a decimal number out of bytes; NaN when it is none. Up to 15 digits the quotient of two exact doubles is the correctly rounded
 * value; longer or unusual spellings go through the platform's own reading.
 */
export function parseDecimal(bytes: Uint8Array, from: number, to: number): number {
  const isNegative = bytes[from] === minus;
  const start = isNegative ? from + 1 : from;
  let mantissa = 0;
  let decimalsFrom = to;
  for (let index = start; index < to; index++) {
    const value = digitAt(bytes, index);
    if (value >= 0 && value <= 9) mantissa = mantissa * 10 + value;
    else if (value === dot && decimalsFrom === to) decimalsFrom = index + 1;
    else return parseSlowly(bytes, from, to);
  }
  const decimals = to - decimalsFrom;
  const isPlain = to > start && to - start <= exactDigits && bytes[to - 1] !== digit0 + dot;
  if (!isPlain) return parseSlowly(bytes, from, to);
  return (mantissa / powerOfTen(decimals)) * (isNegative ? -1 : 1);
}

function digitAt(bytes: Uint8Array, index: number): number {
  return (bytes[index] ?? 0) - digit0;
}

function powerOfTen(exponent: number): number {
  return powersOfTen[exponent] ?? Number.NaN;
}

function parseSlowly(bytes: Uint8Array, from: number, to: number): number {
  const text = readText(bytes, from, to);
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
}

export function readText(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 200)));
}

const usualTime = '0000-00-00T00:00:00Z';
const [hourMs, minuteMs] = [3_600_000, 60_000];

/**
 * Reads an ISO-8601 UTC time ("2024-03-01T00:00:00Z", or a date alone) into milliseconds; NaN when it is none, as for the 31st of
 * February. Rows of a file mostly share their day, whose midnight is therefore worked out once and kept in `memory`.
 */
export function parseUtcTime(
  bytes: Uint8Array,
  span: { from: number; to: number },
  memory: TimeMemory,
): number {
  const { from, to } = span;
  if (to - from !== usualTime.length || !isUsualTime(bytes, from))
    return parseTimeText(readText(bytes, from, to));
  const day =
    readDigits(bytes, from, 4) * 10_000 +
    readDigits(bytes, from + 5, 2) * 100 +
    readDigits(bytes, from + 8, 2);
  if (day !== memory.day) {
    memory.day = day;
    memory.midnight = parseTimeText(readText(bytes, from, from + 10));
  }
  const [hours, minutes, seconds] = [
    readDigits(bytes, from + 11, 2),
    readDigits(bytes, from + 14, 2),
    readDigits(bytes, from + 17, 2),
  ];
  if (hours > 23 || minutes > 59 || seconds > 59) return Number.NaN;
  return memory.midnight + hours * hourMs + minutes * minuteMs + seconds * 1000;
}

export type TimeMemory = { day: number; midnight: number };

function isUsualTime(bytes: Uint8Array, from: number): boolean {
  for (let index = 0; index < usualTime.length; index++) {
    const byte = bytes[from + index] ?? 0;
    const expected = usualTime.charCodeAt(index);
    if (expected === digit0 ? byte < digit0 || byte > digit0 + 9 : byte !== expected) return false;
  }
  return true;
}

function readDigits(bytes: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let index = from; index < from + count; index++)
    value = value * 10 + (bytes[index] ?? 0) - digit0;
  return value;
}

function parseTimeText(text: string): number {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(text)) return Number.NaN;
  const time = Date.parse(text);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text.slice(0, 10))
    ? time
    : Number.NaN;
}
