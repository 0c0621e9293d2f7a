/** Paths of watchlists and alerts: a file apart, since public pages need none. */
export const watchPaths = {
  alerts: '/api/alerts',
  alert: (id: string) => `/api/alerts/${encodeURIComponent(id)}`,
  alertPreview: '/api/alerts/preview',
  firings: '/api/alerts/firings',
  unreadFirings: '/api/alerts/firings/unread',
  watchlists: '/api/watchlists',
  watchlist: (id: string) => `/api/watchlists/${encodeURIComponent(id)}`,
  watchlistRows: (id: string) => `/api/watchlists/${encodeURIComponent(id)}/rows`,
} as const;
