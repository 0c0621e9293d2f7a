import type {
  CorporateAction,
  CorporateActionStore,
  ToldAction,
} from '../corporate-actions/corporate-action.ts';

const toKey = ({ exDate, kind, value }: ToldAction): string => `${exDate} ${kind} ${value}`;

/** In-memory table of splits and dividends. */
export function createMemoryCorporateActions(): CorporateActionStore {
  let rows: readonly CorporateAction[] = [];
  return {
    read: async (symbol) =>
      rows
        .filter((row) => row.symbol === symbol)
        .toSorted((one, other) => (one.exDate < other.exDate ? -1 : 1)),
    async replace({ symbol, source, observedAt }, actions) {
      const isOfSource = (row: CorporateAction): boolean =>
        row.symbol === symbol && row.source === source;
      const before = new Map(
        rows.filter((row) => isOfSource(row)).map((row) => [toKey(row), row.observedAt]),
      );
      rows = [
        ...rows.filter((row) => !isOfSource(row)),
        ...actions.map((action) => ({
          ...action,
          symbol,
          source,
          observedAt: before.get(toKey(action)) ?? observedAt,
        })),
      ];
    },
  };
}
