/** Paths of language models: a file apart, since public pages need none. */
export const modelPaths = {
  settings: '/api/models/settings',
  consent: '/api/models/consent',
  key: '/api/models/key',
} as const;
