import type { FastifyInstance } from 'fastify';
import { createApiKeyRoutes } from './api-keys/api-key.routes.ts';
import { createAuthRoutes, type AuthRoutesDeps } from './auth.routes.ts';
import { createDeviceRoutes } from './devices/device.routes.ts';
import { createOwnDataRoutes } from './own-data/own-data.routes.ts';
import { createPasskeyRoutes } from './passkeys/passkey.routes.ts';
import { createProfileRoutes } from './profile/profile.routes.ts';
import { createOwnProviderRoutes } from './providers/own-provider.routes.ts';
import { createProviderRoutes } from './providers/provider.routes.ts';
import { createSecondFactorRoutes } from './second-factor/second-factor.routes.ts';

/** Registers all routes of accounts: signing in, profile, devices, own data, ways to sign in, keys. */
export async function registerAccountRoutes(
  app: FastifyInstance,
  auth: AuthRoutesDeps,
): Promise<void> {
  await app.register(createAuthRoutes(auth));
  await app.register(createProfileRoutes(auth));
  await app.register(createDeviceRoutes(auth));
  await app.register(createOwnDataRoutes(auth));
  await app.register(createSecondFactorRoutes(auth));
  await app.register(createProviderRoutes(auth));
  await app.register(createOwnProviderRoutes(auth));
  await app.register(createPasskeyRoutes(auth));
  await app.register(createApiKeyRoutes(auth));
}
