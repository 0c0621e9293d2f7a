import type { ApiKeyScope } from '@vela/contracts';
import type { DocumentPost, MarketData, PostAnswer, SeriesStreams } from '@vela/market-data';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Analyst } from '../analyst.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Limit } from '../rate-limits.ts';
import type { WorkAction, WorkLimits } from '../work-limits.ts';
import type { FormLimits } from '../forms/form-limits.ts';
import type { SecurityLog } from '../logging/security-log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PasswordCost } from './auth/password.ts';
import type { AuthLimits } from './auth/rate-limits.ts';
import type { BaseRates } from './base-rates/create-base-rates.ts';
import type { ViewLimits } from './conversations/view-limits.ts';

export type Caller = {
  readonly userId: number;
  readonly sessionId: string;
  readonly role: 'user' | 'admin';
};

/** Throws UNAUTHENTICATED unless the request carries a valid access token of a live session. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

/** Calls `onEnd` once, within a second of the end of a caller's session. Returns the stop function. */
export type WatchSession = (
  who: Pick<Caller, 'userId' | 'sessionId'>,
  onEnd: () => void,
) => () => void;

/** The account of an access token, or of an API key that may read what `scope` names. */
export type AuthenticateReader = (
  request: FastifyRequest,
  scope: ApiKeyScope,
) => Promise<Pick<Caller, 'userId'>>;

/** Dependencies of all features; a route plugin picks the ones it needs. */
/** A body that is sent to an address of the internet, and the answer. Throws ProviderError. */
export type PostOutside = (post: Omit<DocumentPost, 'allowsPrivate'>) => Promise<PostAnswer>;

export type AppDeps = {
  readonly config: Config;
  readonly db: Database;
  readonly marketData: MarketData;
  /** Followed series; without it sources are looked at now and then. */
  readonly streams?: SeriesStreams;
  readonly mailer: Mailer;
  /** UTC milliseconds; tests pass their own. */
  readonly now: () => number;
  /** Log destination; standard output by default. */
  readonly logStream?: { write(line: string): void };
  /** Where refused and suspicious requests are recorded; nowhere by default. */
  readonly securityLog?: Pick<SecurityLog, 'record'>;
  /** Whether announcements of ended sessions are listened to; true by default. */
  readonly hearsSessionChanges?: boolean;
  /** Rate limits of the account API; those of the profile by default. */
  readonly authLimits?: AuthLimits;
  /** Cost of a password's hash; `passwordCost` by default. Tests of other things pass a low one. */
  readonly passwordCost?: PasswordCost;
  /** How long a provider of social sign-in may take; 8 seconds by default. */
  readonly providerTimeoutSeconds?: number;
  /** Limits of work by account or address; `workLimits` by default. */
  readonly workLimits?: WorkLimits;
  /** Calls of one API key over MCP; 600 an hour by default. */
  readonly mcpLimit?: Limit;
  /** Rate limits of the public forms; production limits by default. */
  readonly formLimits?: FormLimits;
  /** Monotonic milliseconds that limits of forms are counted by; `performance.now` by default. */
  readonly limitClock?: () => number;
  /** Limits of answer streams; `viewLimits` by default. */
  readonly streamLimits?: ViewLimits;
  /** Source of the pages; without it the app serves the API only. */
  readonly pagesFrom?: 'built' | 'sources';
  /** Sends a body to an address of the internet; tests reach this machine. */
  readonly postOutside?: PostOutside;
  /** Answers questions; the built-in analyst over `marketData` by default. */
  readonly analyst?: Analyst;
  /** Source of base rates; counted on a worker thread by default. */
  readonly baseRates?: BaseRates;
  /** True once shutdown has begun: readiness reports it before anything is closed. */
  readonly isStopping?: () => boolean;
};

/** Whether a request comes without a valid access token. */
export type IsGuest = (request: FastifyRequest) => Promise<boolean>;

/** Counts work of an account or address; throws TOO_MANY_REQUESTS at its limit. */
export type CountWork = (
  action: WorkAction,
  whose: { readonly account?: number; readonly ip?: string },
) => Promise<void>;

/** A feature as a Fastify plugin: registered once in app.ts, imported nowhere else. */
export type FeaturePlugin = FastifyPluginAsyncZod;

/** An app whose routes are typed by their zod schemas. */
export type ApiApp = Parameters<FeaturePlugin>[0];
