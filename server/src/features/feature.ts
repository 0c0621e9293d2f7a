import type { MarketData } from '@vela/market-data';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Analyst } from '../analyst.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { FormLimits } from '../forms/form-limits.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AuthLimits } from './auth/rate-limits.ts';
import type { BaseRates } from './base-rates/create-base-rates.ts';

/** Who makes a request, as proven by the bearer token and a live session row. */
export type Caller = {
  readonly userId: number;
  readonly sessionId: string;
  readonly role: 'user' | 'admin';
};

/** Throws UNAUTHENTICATED unless the request carries a valid access token of a live session. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

/** What every feature may use; a route plugin takes the few it needs. */
export type AppDeps = {
  readonly config: Config;
  readonly db: Database;
  readonly marketData: MarketData;
  readonly mailer: Mailer;
  /** UTC milliseconds; tests pass their own. */
  readonly now: () => number;
  /** Where log lines go; standard output when not given. */
  readonly logStream?: { write(line: string): void };
  /** Rate limits of the account calls; those of production when not given. */
  readonly authLimits?: AuthLimits;
  /** Rate limits of the forms that strangers fill in; those of production when not given. */
  readonly formLimits?: FormLimits;
  /** Where the pages come from; an app without this answers the API only. */
  readonly pagesFrom?: 'built' | 'sources';
  /** Who answers questions; the built-in analyst over `marketData` when not given. */
  readonly analyst?: Analyst;
  /** Where base rates come from; counted on a thread of their own when not given. */
  readonly baseRates?: BaseRates;
  /** True once the server is about to stop: readiness says so before anything is closed. */
  readonly isStopping?: () => boolean;
};

/** A feature is a Fastify plugin made from its dependencies: registered once in app.ts, imported by nobody else. */
export type FeaturePlugin = (app: FastifyInstance) => Promise<void>;
