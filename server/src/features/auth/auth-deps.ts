import type { KeyObject } from 'node:crypto';
import type { Language } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { FastifyBaseLogger } from 'fastify';
import type { AcceptedKeys } from '../../derived-key.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { RateLimits } from '../../rate-limits.ts';
import type { AppDeps } from '../feature.ts';
import type { AccessTokens } from './access-token.ts';
import type { Background } from './background.ts';
import type { PasswordHasher } from './password.ts';
import type { ProviderClients } from './providers/held-client.ts';
import type { LimitedAction } from './rate-limits.ts';

export type AuthDeps = Pick<AppDeps, 'config' | 'db' | 'now'> & {
  readonly passwords: PasswordHasher;
  readonly catalogue: Pick<InstrumentCatalogue, 'resolve'>;
  readonly accessTokens: AccessTokens;
  readonly limits: RateLimits<LimitedAction>;
  /** Makes sessions that have just been ended in the database end in this process too. */
  readonly syncSessions: () => Promise<void>;
  readonly mails: MailQueue;
  readonly background: Background;
  /** Looks at once for exports to make and accounts to erase. */
  readonly jobs: { runSoon(): void };
  readonly keys: {
    readonly verificationCode: AcceptedKeys;
    readonly registrationProof: KeyObject;
    readonly refreshSuccessor: AcceptedKeys;
    readonly signInFailures: KeyObject;
    readonly recoveryCode: AcceptedKeys;
  };
  readonly log: FastifyBaseLogger;
  readonly providerClients: ProviderClients;
  readonly providerTimeoutSeconds?: number | undefined;
};

/** The client of a request, as recorded with sessions and audit events. */
export type Client = {
  readonly ip: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
  readonly language: Language;
  /** Hash of the secret in the registration cookie; undefined without that cookie. */
  readonly browser?: string | undefined;
  /** Hash of the device's secret, when the account of the request signed in on it before. */
  readonly device?: string | undefined;
  /** The same for an account that the request does not name. */
  readonly findDevice?: (email: string) => string | undefined;
};
