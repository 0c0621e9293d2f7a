import { type Calendar, type CalendarFeed, eventPaths } from '@vela/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApi } from '../../lib/session/session-provider.tsx';
import { addDays } from './calendar-days.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The events of a week with its filters; a day more on each side, as zones differ. */
export function useCalendar({ monday, country, kind, importance }: CalendarAddress) {
  const api = useApi();
  const asked = new URLSearchParams({
    from: String(Date.parse(monday) - dayMs),
    to: String(Date.parse(addDays(monday, 7)) + dayMs),
    importance: String(importance),
  });
  if (country !== '') asked.set('countries', country);
  if (kind !== '') asked.set('kinds', kind);
  return useQuery({
    queryKey: ['calendar', asked.toString()],
    queryFn: ({ signal }) => api.request<Calendar>(`${eventPaths.calendar}?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
  });
}

const feedKey = ['calendar-feed'];

/** Whether there is an address for calendar programs, and what makes and ends it. */
export function useCalendarFeed() {
  const api = useApi();
  const language = useLanguage();
  const client = useQueryClient();
  const state = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => api.request<CalendarFeed>(eventPaths.calendarFeed, { signal }),
    staleTime: Infinity,
  });
  const change = useMutation({
    mutationFn: (method: 'POST' | 'DELETE') =>
      api.request<CalendarFeed>(`${eventPaths.calendarFeed}?lng=${language}`, { method }),
    onSuccess: (feed) => client.setQueryData(feedKey, feed),
  });
  return { state, change };
}
