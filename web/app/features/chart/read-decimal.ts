/** Parses a decimal number written with a point or a comma; undefined when it is not a number. */
export function readDecimal(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
