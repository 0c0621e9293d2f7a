/** Providers of social sign-in. */
export const providerIds = ['google', 'apple', 'microsoft'] as const;
export type ProviderId = (typeof providerIds)[number];

/** What a program may do with a key: read candles, or the own stored analyses. */
export const apiKeyScopes = ['candles', 'analyses'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];
