import { apiPaths, type Session, type SessionList } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '../../../lib/api.ts';
import type { ChartSettings } from '../settings/chart-settings.ts';
import type { ChartData } from '../use-candles.ts';
import { type SessionSpan, tellsSessions, toSpans } from './session-span.ts';

export type ChartSessions = {
  /** Every session on the candles of the chart; undefined where candles are too long to tell them. */
  readonly all: readonly SessionSpan[] | undefined;
  /** Those that are drawn. */
  readonly drawn: readonly SessionSpan[];
};

const none: readonly Session[] = [];

/** Sessions of the market on the candles of the chart. They come from the clock, so a replay knows them too; without an answer none is drawn. */
export function useSessions(
  api: Api,
  { analysis, whole: { openTime } }: ChartData,
  { sessions }: ChartSettings,
): ChartSessions {
  const tells = tellsSessions(analysis.interval);
  const { data } = useQuery({
    queryKey: ['sessions', analysis.id],
    queryFn: ({ signal }) => {
      const [from, to] = [openTime[0] ?? 0, (openTime.at(-1) ?? 0) + 1];
      const query = new URLSearchParams({
        symbol: analysis.instrument.symbol,
        from: String(from),
        to: String(to),
      });
      return api.request<SessionList>(`${apiPaths.sessions}?${query.toString()}`, { signal });
    },
    enabled: tells && openTime.length > 0,
    staleTime: Infinity,
    retry: false,
  });
  const found = data?.sessions ?? none;
  const all = useMemo(
    () => (tells ? toSpans(found, openTime) : undefined),
    [tells, found, openTime],
  );
  const drawn = useMemo(
    () => (sessions.shown ? (all ?? []).filter(({ id }) => sessions.ids.includes(id)) : []),
    [all, sessions],
  );
  return { all, drawn };
}
