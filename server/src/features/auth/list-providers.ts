import { providerIds, type ProvidersAnswer } from '@vela/contracts';
import type { Config } from '../../config.ts';

/** Social sign-ins, and whether the operator configured them: the others are shown disabled. */
export function listProviders({ providers }: Pick<Config, 'providers'>): ProvidersAnswer {
  return {
    providers: providerIds.map((provider) => ({
      provider,
      configured: providers[provider] !== undefined,
    })),
  };
}
