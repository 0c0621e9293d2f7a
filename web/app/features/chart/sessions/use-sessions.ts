import { chatPaths, type Session, type SessionList } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '../../../lib/api.ts';
import type { ChartSettings } from '../settings/chart-settings.ts';
import type { ChartData } from '../use-chart-data.ts';
import { type SessionSpan, hasSessions, toSessionSpans } from './session-span.ts';

export type ChartSessions = {
  /** All sessions on the candles; undefined where candles are too long for sessions. */
  readonly all: readonly SessionSpan[] | undefined;
  readonly drawn: readonly SessionSpan[];
};

const none: readonly Session[] = [];

/** Fetches the candles' market sessions, by the clock only, so in a replay too; none on errors. */
export function useSessions(
  api: Api,
  { analysis, whole: { openTime } }: ChartData,
  { sessions }: ChartSettings,
): ChartSessions {
  const tells = hasSessions(analysis.interval);
  const { data } = useQuery({
    queryKey: ['sessions', analysis.id],
    queryFn: ({ signal }) => {
      const [from, to] = [openTime[0] ?? 0, (openTime.at(-1) ?? 0) + 1];
      const query = new URLSearchParams({
        symbol: analysis.instrument.symbol,
        from: String(from),
        to: String(to),
      });
      return api.request<SessionList>(`${chatPaths.sessions}?${query.toString()}`, { signal });
    },
    enabled: tells && openTime.length > 0,
    staleTime: Infinity,
    retry: false,
  });
  const found = data?.sessions ?? none;
  const all = useMemo(
    () => (tells ? toSessionSpans(found, openTime) : undefined),
    [tells, found, openTime],
  );
  const drawn = useMemo(
    () => (sessions.shown ? (all ?? []).filter(({ id }) => sessions.ids.includes(id)) : []),
    [all, sessions],
  );
  return { all, drawn };
}
