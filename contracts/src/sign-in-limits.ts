/** Limits and durations of providers, passkeys and API keys: apart, since public pages need none. */
export const signInLimits = {
  /** From the start of a sign-in at a provider until its answer. */
  providerMinutes: 10,
  /** Apple's answer is exchanged by the page at once. */
  appleTokenSeconds: 60,
  /** For the code of a second factor after a provider. */
  ticketMinutes: 5,
  passkeyMinutes: 5,
  passkeysPerAccount: 10,
  apiKeysPerAccount: 10,
  /** How long a page waits for a provider. */
  providerWaitSeconds: { apple: 10, others: 15 },
} as const;
