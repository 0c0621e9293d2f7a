import type { Found } from './find-interval.ts';

const pattern =
  /(?<![a-z0-9.,])(?<whole>\d{1,3}(?:[.,]\d{3})+|\d{1,9})(?<thousand> ?k| bin)? ?(?:candles?|candlesticks?|bars?|mum\w*)(?![a-z0-9])/;

/** Finds how many candles are asked for in folded text: "with 300 candles", "20.000 mum", "20k bars". */
export function findLimit(folded: string): Found<number> | undefined {
  const match = pattern.exec(folded);
  if (match === null) return undefined;
  const value =
    Number((match.groups?.['whole'] ?? '').replace(/\D/g, '')) *
    (match.groups?.['thousand'] === undefined ? 1 : 1000);
  return { value, start: match.index, end: match.index + match[0].length };
}
