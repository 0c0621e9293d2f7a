/** Limits of watchlists. */
export const watchlistLimits = {
  perAccount: 20,
  itemsPerList: 100,
  nameMaxLength: 60,
  noteMaxLength: 200,
} as const;

/** Codes of a pasted text: separated by commas, spaces or lines, an exchange before a colon cut. */
export function splitPastedSymbols(text: string): string[] {
  const codes = text
    .split(/[\s,;|]+/)
    .map((code) => code.replace(/^[^:]*:/, '').trim())
    .filter((code) => code !== '' && !code.startsWith('#'));
  return [...new Set(codes)];
}
