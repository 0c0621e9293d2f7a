import { joinWords, toFound, type Found } from './word-pattern.ts';

const pattern = new RegExp(
  `(?<![a-z0-9.,])(?<whole>\\d{1,3}(?:[.,]\\d{3})+|\\d{1,9})(?<thousand>${joinWords(({ thousand }) => thousand)})? ?${joinWords(({ shownCandles }) => shownCandles)}(?![a-z0-9])`,
);

/** Finds a number of candles in folded text: "with 300 candles", "20.000 mum", "20k bars". */
export function findLimit(folded: string): Found<number> | undefined {
  const match = pattern.exec(folded);
  if (match === null) return undefined;
  const value =
    Number((match.groups?.['whole'] ?? '').replace(/\D/g, '')) *
    (match.groups?.['thousand'] === undefined ? 1 : 1000);
  return toFound(value, match);
}
