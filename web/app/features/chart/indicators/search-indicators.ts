import { fold, type IndicatorInfo } from '@vela/contracts';

/** How well a folded text answers a folded query: the smaller the better, undefined when it does not. */
function rankOf(text: string, query: string): number | undefined {
  if (text === query) return 0;
  if (text.startsWith(query)) return 1;
  if (text.split(/[\s-]+/).some((word) => word.startsWith(query))) return 2;
  return query.length > 2 && text.includes(query) ? 3 : undefined;
}

/** The same indicators with the words of every language, in the order of the first list. */
export type IndicatorWords = { readonly info: IndicatorInfo; readonly searched: readonly string[] };

/** Joins the lists of both languages, so that an indicator is found by its name in either. The first list is what is shown. */
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
    return { info, searched: words.map(fold) };
  });
}

/** Indicators by acronym or name in either language, the best first; all of them for an empty query. */
export function searchIndicators(
  indicators: readonly IndicatorWords[],
  typed: string,
): IndicatorInfo[] {
  const query = fold(typed.trim());
  if (query === '') return indicators.map(({ info }) => info);
  return indicators
    .flatMap(({ info, searched }) => {
      const ranks = searched.flatMap((text) => rankOf(text, query) ?? []);
      return ranks.length === 0 ? [] : [{ info, rank: Math.min(...ranks) }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ info }) => info);
}
