const digit0 = 48;
const dot = 46 - digit0;
const minus = 45;
const exactDigits = 15;

export const powersOfTen = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/** A decimal number, else NaN; to 15 digits a correctly rounded quotient of exact doubles. */
export function parseDecimal(bytes: Uint8Array, from: number, to: number): number {
  const isNegative = bytes[from] === minus;
  const start = isNegative ? from + 1 : from;
  let mantissa = 0;
  let decimalsFrom = to;
  for (let index = start; index < to; index++) {
    const value = getDigit(bytes, index);
    if (value >= 0 && value <= 9) mantissa = mantissa * 10 + value;
    else if (value === dot && decimalsFrom === to) decimalsFrom = index + 1;
    else return parseDecimalText(bytes, from, to);
  }
  const decimals = to - decimalsFrom;
  const isPlain = to > start && to - start <= exactDigits && bytes[to - 1] !== digit0 + dot;
  if (!isPlain) return parseDecimalText(bytes, from, to);
  return (mantissa / getPowerOfTen(decimals)) * (isNegative ? -1 : 1);
}

function getDigit(bytes: Uint8Array, index: number): number {
  return (bytes[index] ?? 0) - digit0;
}

function getPowerOfTen(exponent: number): number {
  return powersOfTen[exponent] ?? Number.NaN;
}

function parseDecimalText(bytes: Uint8Array, from: number, to: number): number {
  const text = readText(bytes, from, to);
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
}

export function readText(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 200)));
}

const commonTimeFormat = '0000-00-00T00:00:00Z';
const [hourMs, minuteMs] = [3_600_000, 60_000];

/** ISO-8601 UTC time or date to ms, NaN when invalid (31 February); `memory` caches the day. */
export function parseUtcTime(
  bytes: Uint8Array,
  span: { from: number; to: number },
  memory: MidnightCache,
): number {
  const { from, to } = span;
  if (to - from !== commonTimeFormat.length || !hasCommonTimeFormat(bytes, from))
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

export type MidnightCache = { day: number; midnight: number };

function hasCommonTimeFormat(bytes: Uint8Array, from: number): boolean {
  for (let index = 0; index < commonTimeFormat.length; index++) {
    const byte = bytes[from + index] ?? 0;
    const expected = commonTimeFormat.charCodeAt(index);
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
