/** Paths of where firings of alerts are sent: a file apart, since public pages need none. */
export const alertChannelPaths = {
  channels: '/api/alerts/channels',
  channel: (id: string) => `/api/alerts/channels/${encodeURIComponent(id)}`,
  /** Sends a test message. */
  test: (id: string) => `/api/alerts/channels/${encodeURIComponent(id)}/test`,
  /** A new secret in place of the present one, which stays valid for a day. */
  secret: (id: string) => `/api/alerts/channels/${encodeURIComponent(id)}/secret`,
  browsers: '/api/alerts/channels/browsers',
  webhooks: '/api/alerts/channels/webhooks',
  pushKey: '/api/alerts/channels/push-key',
  deliveries: '/api/alerts/deliveries',
} as const;
