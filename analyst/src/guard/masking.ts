import type { NumberSpan } from '@vela/contracts';

// Parameters in indicator names are not measurements.
const indicatorNames = ['RSI 14', 'EMA 20', 'EMA 50', 'EMA 200', 'ATR 14'];

const toBlank = (text: string): string => ' '.repeat(text.length);

/** Replaces bound spans by spaces; offsets stay the same. */
export function maskSpans(
  text: string,
  spans: readonly Pick<NumberSpan, 'start' | 'end'>[],
): string {
  return spans.reduce(
    (masked, { start, end }) =>
      masked.slice(0, start) + toBlank(masked.slice(start, end)) + masked.slice(end),
    text,
  );
}

/** Capitals and digits of a text, a bit for each: a text without all of a name's does not hold it. */
function listMarks(text: string): number {
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 65 && code <= 90) marks |= 1 << (code - 65);
    else if (code >= 48 && code <= 57) marks |= 1 << (26 + ((code - 48) % 6));
  }
  return marks;
}

type Name = { readonly name: string; readonly marks: number };

/** Names, longest first: an answer checks many sentences against the same ones. */
const sortedByLabels = new WeakMap<readonly string[], readonly Name[]>();

function sortNames(labels: readonly string[]): readonly Name[] {
  const known = sortedByLabels.get(labels);
  if (known !== undefined) return known;
  const names = [...labels, ...indicatorNames]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => ({ name, marks: listMarks(name) }));
  sortedByLabels.set(labels, names);
  return names;
}

/** Code units of the longest character. */
const longest = 2;

/** Whether a name at this place is a part of a longer word. */
function isWithinWord(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - longest), start);
  return /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(text.slice(end, end + longest));
}

/** Without a pattern for each name: those of a thousand instruments would be compiled again and again. */
function maskName(text: string, name: string): string {
  let masked = text;
  let start = text.indexOf(name);
  while (start >= 0) {
    const end = start + name.length;
    const isWhole = !isWithinWord(text, start, end);
    if (isWhole) masked = masked.slice(0, start) + toBlank(name) + masked.slice(end);
    start = text.indexOf(name, isWhole ? end : start + 1);
  }
  return masked;
}

/** Replaces names that stand as whole words by spaces, longest first; offsets stay the same. */
export function maskLabels(text: string, labels: readonly string[]): string {
  const marks = listMarks(text);
  return sortNames(labels).reduce(
    (rest, one) => ((one.marks & ~marks) === 0 ? maskName(rest, one.name) : rest),
    text,
  );
}
