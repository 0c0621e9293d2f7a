/** Paths of charts and conversations: a file apart, since public pages need none. */
export const chatPaths = {
  baseRates: '/api/base-rates',
  candles: '/api/candles',
  findings: '/api/findings',
  sessions: '/api/sessions',
  indicators: '/api/indicators',
  indicatorValues: (id: string) => `/api/indicators/${encodeURIComponent(id)}/values`,
  analyses: '/api/analyses',
  analysis: (id: string) => `/api/analyses/${encodeURIComponent(id)}`,
  conversations: '/api/conversations',
  conversation: (id: string) => `/api/conversations/${encodeURIComponent(id)}`,
  messages: (id: string) => `/api/conversations/${encodeURIComponent(id)}/messages`,
  stream: (id: string) => `/api/conversations/${encodeURIComponent(id)}/stream`,
  stop: (id: string) => `/api/conversations/${encodeURIComponent(id)}/stop`,
  feedback: (messageId: string) => `/api/messages/${encodeURIComponent(messageId)}/feedback`,
  workspace: '/api/workspace',
  explore: '/api/explore',
} as const;
