/** Paths of providers, passkeys and API keys. */
export const signInPaths = {
  providerStart: (provider: string) => `/api/auth/oauth/${provider}/start`,
  providerToken: (provider: string) => `/api/auth/oauth/${provider}/token`,
  appleCallback: '/api/auth/oauth/apple/callback',
  ticket: '/api/auth/oauth/ticket',
  passkeyOptions: '/api/auth/passkey/options',
  passkeySignIn: '/api/auth/passkey',
  ways: '/api/account/sign-in-ways',
  ownProvider: (provider: string) => `/api/account/providers/${provider}`,
  providerLink: (provider: string) => `/api/account/providers/${provider}/start`,
  passkeys: '/api/account/passkeys',
  newPasskeyOptions: '/api/account/passkeys/options',
  passkey: (id: string) => `/api/account/passkeys/${encodeURIComponent(id)}`,
  confirmByPasskey: '/api/account/confirm/passkey',
  apiKeys: '/api/account/api-keys',
  apiKey: (id: string) => `/api/account/api-keys/${encodeURIComponent(id)}`,
} as const;
