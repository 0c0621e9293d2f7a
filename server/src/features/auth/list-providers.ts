import type { ProvidersAnswer } from '@vela/contracts';

/** Which social sign-ins this server offers. No provider's keys can be configured yet, so none does, and the pages show their buttons disabled. */
export function listProviders(): ProvidersAnswer {
  return {
    providers: [
      { provider: 'google', configured: false },
      { provider: 'apple', configured: false },
      { provider: 'microsoft', configured: false },
    ],
  };
}
