import type { KeyObject } from 'node:crypto';
import type { Language } from '@vela/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { RateLimits } from '../../rate-limits.ts';
import type { AppDeps } from '../feature.ts';
import type { AccessTokens } from './access-token.ts';
import type { Background } from './background.ts';
import type { PasswordHasher } from './password.ts';
import type { LimitedAction } from './rate-limits.ts';

/** What every verb of this feature works with. */
export type AuthDeps = Pick<AppDeps, 'config' | 'db' | 'now'> & {
  readonly passwords: PasswordHasher;
  readonly accessTokens: AccessTokens;
  readonly limits: RateLimits<LimitedAction>;
  readonly mails: MailQueue;
  readonly background: Background;
  readonly keys: { readonly verificationCode: KeyObject; readonly refreshSuccessor: KeyObject };
  readonly log: FastifyBaseLogger;
};

/** Where a request came from, as far as accounts care. */
export type Client = {
  readonly ip: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
  readonly language: Language;
  /** Hash of the secret that the browser keeps since it registered. */
  readonly browser?: string | undefined;
};
