import type { ProviderId } from '@vela/contracts';
import type { Configuration } from 'openid-client';

/** A provider's configuration as it was read at `at` (ms), and the secret to send next. */
export type HeldClient = { readonly client: Configuration; readonly at: number; secret: string };

/** The configurations that were read, by provider. */
export type ProviderClients = Map<ProviderId, HeldClient>;
