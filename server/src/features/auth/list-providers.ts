import type { ProvidersAnswer } from '@vela/contracts';

/** Social sign-in: none can be configured yet, so the pages show disabled buttons. */
export function listProviders(): ProvidersAnswer {
  return {
    providers: [
      { provider: 'google', configured: false },
      { provider: 'apple', configured: false },
      { provider: 'microsoft', configured: false },
    ],
  };
}
