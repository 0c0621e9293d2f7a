/** Paths of the economic calendar and of market news: a file apart, since public pages need none. */
export const eventPaths = {
  calendar: '/api/calendar',
  calendarFeed: '/api/calendar-feed',
  reminders: '/api/calendar-reminders',
  reminder: (id: string) => `/api/calendar-reminders/${encodeURIComponent(id)}`,
  marketNews: '/api/market-news',
  /** The feed that calendar programs subscribe to; the token is its only key. */
  calendarFile: (token: string) => `/calendar/${token}.ics`,
} as const;
