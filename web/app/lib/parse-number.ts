const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  bin: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  milyon: 1e6,
};

/** Currency signs, percent signs, spaces and apostrophes: they change no number. */
const decoration = /(?:usd|eur|gbp|try|tl|[$€£₺%\s'’])/giu;
const isGrouped = (text: string, separator: string): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:\\${separator}\\d{3})+$`).test(text);

/** The digits with a point before the decimals; undefined where the separators make no sense. */
function toPlain(text: string, groupsThree: boolean): string | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return text;
  const separator = text.charAt(last);
  const other = separator === '.' ? ',' : '.';
  const whole = text.slice(0, last);
  if (whole.includes(other))
    return isGrouped(whole, other)
      ? `${whole.replaceAll(other, '')}.${text.slice(last + 1)}`
      : undefined;
  const isThousands = whole.includes(separator) || groupsThree;
  if (isThousands && isGrouped(text, separator)) return text.replaceAll(separator, '');
  return whole.includes(separator) ? undefined : `${whole}.${text.slice(last + 1)}`;
}

/**
 * Parses a typed or pasted number, with a point or a comma before the decimals: `1.234,56`,
 * `1,234.56`, `%20`, `250k`, `1,5 milyon`. With one separator and three digits after it, amounts
 * (`groupsThree`) are grouped, 250.000 and 250,000 alike, and others have decimals: 6.125.
 * The same text means the same in every language. Undefined when it is not a number.
 */
export function parseNumber(text: string, groupsThree: boolean): number | undefined {
  const bare = text.replaceAll(decoration, '').replace('−', '-').toLowerCase();
  const [, sign = '', digits = '', scale = ''] =
    /^([-+]?)([\d.,]*\d[.,]?|\d[\d.,]*)([a-z]*)$/.exec(bare) ?? [];
  const factor = scale === '' ? 1 : scales[scale];
  const plain = toPlain(digits, groupsThree && scale === '');
  if (digits === '' || factor === undefined || plain === undefined) return undefined;
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  // Twelve digits: 1.1 million is 1100000 and not a hair more.
  const value = Number((Number(plain) * factor).toPrecision(12));
  return sign === '-' ? -value : value;
}
