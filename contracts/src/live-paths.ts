/** Paths of the stream of live data: a file apart, since public pages need none. */
export const livePaths = {
  stream: '/api/stream',
  topics: (streamId: string) => `/api/stream/${encodeURIComponent(streamId)}/topics`,
} as const;
