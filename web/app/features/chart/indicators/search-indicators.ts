import { foldText, type IndicatorInfo } from '@vela/contracts';

/** Rank of a normalized text for a normalized query: lower is better, undefined for no match. */
function calculateRank(text: string, query: string): number | undefined {
  if (text === query) return 0;
  if (text.startsWith(query)) return 1;
  if (text.split(/[\s-]+/).some((word) => word.startsWith(query))) return 2;
  return query.length > 2 && text.includes(query) ? 3 : undefined;
}

/** An indicator with its normalized search texts in all languages. */
export type IndicatorWords = { readonly info: IndicatorInfo; readonly searched: readonly string[] };

/** Merges both languages' lists: found by a name in either; the first list is displayed. */
export function joinLanguages(
  shown: readonly IndicatorInfo[],
  others: readonly IndicatorInfo[],
): IndicatorWords[] {
  const byId = new Map(others.map((info) => [info.id, info]));
  return shown.map((info) => {
    const other = byId.get(info.id);
    const words = [
      info.short,
      info.id,
      info.name,
      ...(other === undefined ? [] : [other.short, other.name]),
    ];
    return { info, searched: words.map(foldText) };
  });
}

/** Searches by acronym or name in either language, best match first; an empty query finds all. */
export function searchIndicators(
  indicators: readonly IndicatorWords[],
  typed: string,
): IndicatorInfo[] {
  const query = foldText(typed.trim());
  if (query === '') return indicators.map(({ info }) => info);
  return indicators
    .flatMap(({ info, searched }) => {
      const ranks = searched.flatMap((text) => calculateRank(text, query) ?? []);
      return ranks.length === 0 ? [] : [{ info, rank: Math.min(...ranks) }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ info }) => info);
}
