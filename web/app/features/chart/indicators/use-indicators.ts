import {
  chatPaths,
  type IndicatorInfo,
  type IndicatorList,
  type IndicatorValues,
  languages,
  type WireCandles,
} from '@vela/contracts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Api } from '../../../lib/api.ts';
import { preferences } from '../../../lib/preferences.ts';
import type { ChartAnalysis } from '../chart-analysis.ts';
import { createSeriesQuery } from '../use-chart-data.ts';
import { type ChosenIndicator, readChosen, storeChosen } from './chosen-indicator.ts';
import { type DrawnIndicator, toDrawnIndicator } from './drawn-indicator.ts';
import { addSpokenIndicators, type SpokenIndicators } from './lit-indicator.ts';
import { type IndicatorWords, joinLanguages } from './search-indicators.ts';

/** Thrown when the values received do not belong to the candles on the chart. */
class ValuesMismatch extends Error {}

/** A chosen indicator: `info` (undefined until the list is loaded), its values, or the error. */
export type IndicatorRow = {
  readonly chosen: ChosenIndicator;
  readonly info: IndicatorInfo | undefined;
  readonly drawn: DrawnIndicator | undefined;
  readonly problem: Error | undefined;
  /** Whether the open fact is read from it. */
  readonly isLit: boolean;
  /** Whether it was chosen, and not only spoken of. */
  readonly isOwn: boolean;
};

export type Indicators = {
  readonly rows: readonly IndicatorRow[];
  /** All indicators with their search texts. Empty until they are requested. */
  readonly known: readonly IndicatorWords[];
  readonly failed: boolean;
  readonly change: (
    next: (chosen: readonly ChosenIndicator[]) => readonly ChosenIndicator[],
  ) => void;
  readonly ask: () => void;
  /** Takes one that is only spoken of from the chart, until something else is spoken of. */
  readonly dismiss: (key: string) => void;
};

const createListPath = (language: string): string =>
  `${chatPaths.indicators}?${new URLSearchParams({ language }).toString()}`;

function useKnown(api: Api, wanted: boolean): Pick<Indicators, 'known' | 'failed'> {
  const language = useLanguage();
  const { data = [], isError } = useQuery({
    queryKey: ['indicators', language],
    queryFn: async ({ signal }) => {
      const inOrder = [language, ...languages.filter((other) => other !== language)];
      const lists = await Promise.all(
        inOrder.map((one) => api.request<IndicatorList>(createListPath(one), { signal })),
      );
      return joinLanguages(lists[0]?.items ?? [], lists[1]?.items ?? []);
    },
    enabled: wanted,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return { known: data, failed: isError };
}

function createValuesPath(
  { id, parameters, other }: ChosenIndicator,
  analysis: ChartAnalysis,
): string {
  const query = new URLSearchParams(createSeriesQuery(analysis));
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  if (other !== undefined) query.set('other', other);
  return `${chatPaths.indicatorValues(id)}?${query.toString()}`;
}

type Shown = { analysis: ChartAnalysis; whole: WireCandles } & SpokenIndicators;

function useRows(
  api: Api,
  own: readonly ChosenIndicator[],
  {
    known,
    shown,
    dismissed,
  }: { known: readonly IndicatorWords[]; shown: Shown; dismissed: readonly string[] },
): IndicatorRow[] {
  const { analysis, whole } = shown;
  const { shown: all, litKey } = addSpokenIndicators(own, shown);
  const chosen = all.filter(({ key }) => key === litKey || !dismissed.includes(key));
  const infos = chosen.map(({ id }) => known.find(({ info }) => info.id === id)?.info);
  const results = useQueries({
    queries: chosen.map((one, index) => {
      const path = createValuesPath(one, analysis);
      const info = infos[index];
      return {
        queryKey: ['indicator-values', analysis.id, path, info?.name],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const values = await api.request<IndicatorValues>(path, { signal });
          const drawn = info && toDrawnIndicator(info, { values, openTime: whole.openTime });
          if (drawn === undefined) throw new ValuesMismatch();
          return drawn;
        },
        enabled: info !== undefined,
        staleTime: Infinity,
        retry: false,
        structuralSharing: false as const,
      };
    }),
  });
  const rows = chosen.map((one, index) => {
    const { data, error } = results[index] ?? {};
    return {
      chosen: one,
      info: infos[index],
      drawn: data,
      problem: error ?? undefined,
      isLit: one.key === litKey,
      isOwn: own.includes(one),
    };
  });
  // What is only spoken of is not missed where it cannot be drawn.
  return rows.filter(
    ({ isOwn, isLit, info, problem }) =>
      isOwn || isLit || (info !== undefined && problem === undefined),
  );
}

/** The user's indicators, stored in this browser per user, with values for the chart's candles. */
export function useIndicators(api: Api, userId: number, shown: Shown): Indicators {
  const [chosen, setChosen] = useState(() => readChosen(preferences, userId));
  const [asked, setAsked] = useState(false);
  const { lit, spoken } = shown;
  const [dismissal, setDismissal] = useState({ spoken, keys: [] as readonly string[] });
  const dismissed = dismissal.spoken === spoken ? dismissal.keys : [];
  const isShown = chosen.length > 0 || spoken.length > 0 || lit !== undefined;
  const { known, failed } = useKnown(api, asked || isShown);
  const rows = useRows(api, chosen, { known, shown, dismissed });
  const change = useCallback<Indicators['change']>(
    (next) =>
      setChosen((before) => {
        const after = next(before);
        storeChosen(preferences, userId, after);
        return after;
      }),
    [userId],
  );
  const ask = useCallback(() => setAsked(true), []);
  const dismiss = (key: string): void => setDismissal({ spoken, keys: [...dismissed, key] });
  return { rows, known, failed, change, ask, dismiss };
}
