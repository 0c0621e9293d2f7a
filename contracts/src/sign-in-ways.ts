/** Providers of social sign-in. */
export const providerIds = ['google', 'apple', 'microsoft'] as const;
export type ProviderId = (typeof providerIds)[number];

/** What a program may do with a key: read candles, the own stored analyses, or use tools (MCP). */
export const apiKeyScopes = ['candles', 'analyses', 'tools'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];
