import type { ProviderId } from '@vela/contracts';
import { importPKCS8, SignJWT } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretPost,
  type ClientAuth,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { AppError } from '../../../errors.ts';
import type { ProviderSettings } from '../../../provider-settings.ts';
import type { AuthDeps } from '../auth-deps.ts';
import type { HeldClient } from './held-client.ts';

/** Below the ten seconds for which the page waits for Apple. */
const defaultTimeoutSeconds = 8;
/** How long a provider's configuration is taken from memory. */
const configurationLifetimeMs = 3_600_000;

type ClientDeps = Pick<AuthDeps, 'config' | 'providerTimeoutSeconds' | 'providerClients'>;

async function createSecret({ issuer, clientId, secret }: ProviderSettings): Promise<string> {
  if (secret.kind === 'text') return secret.text;
  // developer.apple.com, "Creating a client secret": ES256, at most six months.
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
    .setIssuer(secret.teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(secret.key, 'ES256'));
}

/** The settings of a provider. Throws PROVIDER_NOT_CONFIGURED. */
export function requireProvider(
  { config }: Pick<AuthDeps, 'config'>,
  provider: ProviderId,
): ProviderSettings {
  const settings = config.providers[provider];
  if (settings === undefined)
    throw new AppError('PROVIDER_NOT_CONFIGURED', `${provider} is not configured`);
  return settings;
}

async function readConfiguration(
  deps: ClientDeps,
  provider: ProviderId,
  settings: ProviderSettings,
): Promise<HeldClient> {
  const known = deps.providerClients.get(provider);
  // The clock of the system: a provider's keys do not follow the clock of tests.
  if (known !== undefined && Date.now() - known.at < configurationLifetimeMs) return known;
  const authenticate: ClientAuth = (...call) => ClientSecretPost(held.secret)(...call);
  const client = await discovery(
    new URL(settings.issuer),
    settings.clientId,
    undefined,
    authenticate,
    {
      timeout: deps.providerTimeoutSeconds ?? defaultTimeoutSeconds,
      execute: [
        enableNonRepudiationChecks,
        ...(settings.issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    },
  );
  const held: HeldClient = { client, at: Date.now(), secret: '' };
  deps.providerClients.set(provider, held);
  return held;
}

/**
 * A client of a provider, with its secret; it checks signature, issuer and audience of ID tokens.
 * Throws PROVIDER_NOT_CONFIGURED, or PROVIDER_UNAVAILABLE where the provider does not answer.
 */
export async function createProviderClient(
  deps: ClientDeps,
  provider: ProviderId,
): Promise<Configuration> {
  const settings = requireProvider(deps, provider);
  try {
    const held = await readConfiguration(deps, provider, settings);
    held.secret = await createSecret(settings);
    return held.client;
  } catch (cause) {
    throw new AppError('PROVIDER_UNAVAILABLE', `${provider} could not be read`, { cause });
  }
}
