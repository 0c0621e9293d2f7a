/** Where MCP clients find the engine's tools. */
export const mcpPath = '/api/mcp';

/** Paths of permalinks and of shared links. A key is the id of an own analysis, or a shared token. */
export const permalinkPaths = {
  permalink: (key: string) => `/api/permalinks/${encodeURIComponent(key)}`,
  verification: (key: string) => `/api/permalinks/${encodeURIComponent(key)}/verification`,
  conversation: (token: string) => `/api/shared-conversations/${encodeURIComponent(token)}`,
  shares: '/api/shares',
  share: (id: string) => `/api/shares/${encodeURIComponent(id)}`,
  /** The page of a key. */
  page: (key: string) => `/a/${encodeURIComponent(key)}`,
} as const;
