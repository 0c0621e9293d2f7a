import { type Calendar, eventPaths } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Api } from '../../../lib/api.ts';
import type { ChartFormat } from '../chart-format.ts';
import type { ChartData } from '../use-chart-data.ts';
import { type EventMark, toEventMarks } from './event-mark.ts';

const dayMs = 86_400_000;
/** The calendar tells of at most so many days at once: the latest of the chart. */
const maxSpanMs = 99 * dayMs;
const minImportance = 2;

/** Marks of the events of the chart's instrument; none while they are off, and none on errors. */
export function useEventMarks(
  api: Api,
  { analysis, whole: { openTime } }: ChartData,
  isOn: boolean,
): readonly EventMark[] {
  const { data } = useQuery({
    queryKey: ['event-marks', analysis.id],
    queryFn: ({ signal }) => {
      const to = (openTime.at(-1) ?? 0) + dayMs;
      const query = new URLSearchParams({
        symbol: analysis.instrument.symbol,
        from: String(Math.max(openTime[0] ?? 0, to - maxSpanMs)),
        to: String(to),
        importance: String(minImportance),
      });
      return api.request<Calendar>(`${eventPaths.calendar}?${query.toString()}`, { signal });
    },
    enabled: isOn && openTime.length > 0,
    staleTime: Infinity,
    retry: false,
  });
  const items = isOn ? data?.items : undefined;
  return useMemo(() => toEventMarks(items ?? [], openTime), [items, openTime]);
}

/** What happens in a candle in words: the events with their times. */
export function useEventWords(
  marks: readonly EventMark[],
  format: ChartFormat,
): (candle: number) => string {
  const language = useLanguage();
  return (candle) =>
    (marks.find((mark) => mark.candle === candle)?.events ?? [])
      .map(({ title, when }) =>
        when.kind === 'instant'
          ? `${title[language]} (${format.zonedTime(when.instant)})`
          : title[language],
      )
      .join(' · ');
}
