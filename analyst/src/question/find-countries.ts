import { listMatches } from './word-pattern.ts';

/** Where a text names a market, and which instruments are meant. */
export type MarketPlace = {
  readonly start: number;
  readonly end: number;
  readonly symbols: readonly string[];
};

/** Countries whose shares one index stands for, folded, and that index. */
const countries: readonly (readonly [name: string, symbol: string])[] = [
  [
    'america(?:ns?)?|united states|u\\.s\\.|usa|(?<!(?:show|tell|give|gave|let|lets|for|to|of|help|bring|send|get) )us|amerika(?:n|nin|yi|ya|da|li\\w*)?|abd(?:nin|de|ye)?',
    'SPX',
  ],
  ['german(?:y|s)?|alman(?:ya|yanin|yayi|yada)?', 'DAX'],
  ['british|britain|uk|ingiliz|ingiltere(?:nin|de|yi|ye)?', 'UKX'],
  ['japan(?:ese)?|japon(?:ya|yanin|yayi|yada)?', 'N225'],
  ['europe(?:an)?|avrupa(?:nin|yi|ya|da)?', 'SX5E'],
];
const shares =
  'stocks?|shares|equit(?:y|ies)|stock market|market|index|indices|borsa[a-z]*|endeks[a-z]*|hisse[a-z]*';
// Its hours, holidays and figures are no question about its index.
const otherTopic =
  /(?<![a-z])(?:open(?:s|ing)?|clos(?:e|es|ed|ing)|hours?|sessions?|holiday|seans\w*|saat\w*|acil\w*|tatil\w*|cpi|gdp|fed|rates?|inflation|jobs?|faiz\w*|enflasyon\w*|issizlik\w*|secim\w*|elections?)(?![a-z])/;
/** Two countries stand as near as in "almanya mi daha iyi gitti amerika mi". */
const mostBetween = 22;

type Found = MarketPlace & { readonly hasShares: boolean };

function findCountry(folded: string, [name, symbol]: (typeof countries)[number]): Found[] {
  const pattern = new RegExp(
    `(?<![a-z.])(?:${name})(?:'s)?(?<shares> (?:${shares}))?(?![a-z])`,
    'g',
  );
  return listMatches(folded, pattern).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    symbols: [symbol],
    hasShares: match.groups?.['shares'] !== undefined,
  }));
}

/** Whether two are named near each other, and are not the same. */
function isBeside(one: Found, other: Found | undefined): boolean {
  return (
    other !== undefined &&
    other.symbols[0] !== one.symbols[0] &&
    Math.max(one.start, other.start) - Math.min(one.end, other.end) <= mostBetween
  );
}

/**
 * The markets of countries that a folded text names: "german stocks"; beside another one a country
 * alone is its market, "usa or germany".
 */
export function findCountries(folded: string): MarketPlace[] {
  if (otherTopic.test(folded)) return [];
  const found = countries
    .flatMap((country) => findCountry(folded, country))
    .toSorted((a, b) => a.start - b.start);
  return found
    .filter(
      (one, at) => one.hasShares || isBeside(one, found[at - 1]) || isBeside(one, found[at + 1]),
    )
    .map(({ start, end, symbols }) => ({ start, end, symbols }));
}
