import {
  apiPaths,
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
import type { ChartAnalysis } from '../chart-analysis.ts';
import { seriesQuery } from '../use-candles.ts';
import { type ChosenIndicator, readChosen, rememberChosen } from './chosen-indicator.ts';
import { type DrawnIndicator, toDrawnIndicator } from './drawn-indicator.ts';
import { type IndicatorWords, joinLanguages } from './search-indicators.ts';

/** The values that came are not of the candles on the chart. */
class ValuesMismatch extends Error {}

/** An indicator that was chosen: what it is (undefined while its list has not come), and its values, or why there are none. */
export type IndicatorRow = {
  readonly chosen: ChosenIndicator;
  readonly info: IndicatorInfo | undefined;
  readonly drawn: DrawnIndicator | undefined;
  readonly problem: Error | undefined;
};

export type Indicators = {
  readonly rows: readonly IndicatorRow[];
  /** All there are, with what they can be found by. Empty until they were asked for. */
  readonly known: readonly IndicatorWords[];
  readonly failed: boolean;
  readonly change: (
    next: (chosen: readonly ChosenIndicator[]) => readonly ChosenIndicator[],
  ) => void;
  /** Asks for the list of all indicators. */
  readonly ask: () => void;
};

const listPath = (language: string): string =>
  `${apiPaths.indicators}?${new URLSearchParams({ language }).toString()}`;

function useKnown(api: Api, wanted: boolean): Pick<Indicators, 'known' | 'failed'> {
  const language = useLanguage();
  const { data = [], isError } = useQuery({
    queryKey: ['indicators', language],
    queryFn: async ({ signal }) => {
      const inOrder = [language, ...languages.filter((other) => other !== language)];
      const lists = await Promise.all(
        inOrder.map((one) => api.request<IndicatorList>(listPath(one), { signal })),
      );
      return joinLanguages(lists[0]?.items ?? [], lists[1]?.items ?? []);
    },
    enabled: wanted,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return { known: data, failed: isError };
}

function valuesPath({ id, parameters, other }: ChosenIndicator, analysis: ChartAnalysis): string {
  const query = new URLSearchParams(seriesQuery(analysis));
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  if (other !== undefined) query.set('other', other);
  return `${apiPaths.indicatorValues(id)}?${query.toString()}`;
}

type Shown = { analysis: ChartAnalysis; whole: WireCandles };

function useRows(
  api: Api,
  chosen: readonly ChosenIndicator[],
  { known, shown }: { known: readonly IndicatorWords[]; shown: Shown },
): IndicatorRow[] {
  const { analysis, whole } = shown;
  const infos = chosen.map(({ id }) => known.find(({ info }) => info.id === id)?.info);
  const results = useQueries({
    queries: chosen.map((one, index) => {
      const path = valuesPath(one, analysis);
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
  return chosen.map((one, index) => {
    const { data, error } = results[index] ?? {};
    return { chosen: one, info: infos[index], drawn: data, problem: error ?? undefined };
  });
}

/** The indicators a person has on the chart, remembered in this browser for that person, with their values for its candles. */
export function useIndicators(api: Api, userId: number, shown: Shown): Indicators {
  const [chosen, setChosen] = useState(() => readChosen(localStorage, userId));
  const [asked, setAsked] = useState(false);
  const { known, failed } = useKnown(api, asked || chosen.length > 0);
  const rows = useRows(api, chosen, { known, shown });
  const change = useCallback<Indicators['change']>(
    (next) =>
      setChosen((before) => {
        const after = next(before);
        rememberChosen(localStorage, userId, after);
        return after;
      }),
    [userId],
  );
  return { rows, known, failed, change, ask: useCallback(() => setAsked(true), []) };
}
