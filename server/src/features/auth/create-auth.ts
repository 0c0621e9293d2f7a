import type { FastifyInstance } from 'fastify';
import { deriveKey, deriveKeys } from '../../derived-key.ts';
import { createMailQueue } from '../../mail/mail-queue.ts';
import { createRateLimits } from '../../rate-limits.ts';
import type { AppDeps } from '../feature.ts';
import { createAccessTokens } from './access-token.ts';
import type { AuthDeps } from './auth-deps.ts';
import type { AuthRoutesDeps } from './auth.routes.ts';
import { createAuthenticate } from './authenticate.ts';
import { createBackground } from './background.ts';
import { createLiveSessions } from './live-sessions.ts';
import { createAccountJobs } from './own-data/account-jobs.ts';
import { createPasswordHasher } from './password.ts';
import { getAuthLimits } from './rate-limits.ts';
import { renewGrace } from './renew-grace.ts';
import { createSessionChangeFeed } from './session-change-feed.ts';
import { createSessionWatch } from './session-watch.ts';

function deriveAuthKeys(config: AppDeps['config']): AuthDeps['keys'] {
  return {
    verificationCode: deriveKeys(config, 'verification-code'),
    registrationProof: deriveKey(config.sessionSecret, 'registration-proof'),
    refreshSuccessor: deriveKeys(config, 'refresh-successor'),
    signInFailures: deriveKey(config.sessionSecret, 'rate-limit'),
    recoveryCode: deriveKeys(config, 'recovery-code'),
  };
}

/** Dependencies of the account routes, once per app; mail queue from ready to close. */
export function createAuth(app: FastifyInstance, deps: AppDeps): AuthRoutesDeps {
  const { config, db, now, mailer } = deps;
  const { log } = app;
  const accessTokens = createAccessTokens({ config, now });
  const mails = createMailQueue({ config, db, mailer, now, log });
  const background = createBackground(log);
  const jobs = createAccountJobs({ config, db, now, mails, log });
  const liveSessions = createLiveSessions({ db, now, isFresh: () => changes.isFresh() });
  const sessionWatch = createSessionWatch(liveSessions);
  const changes = createSessionChangeFeed({
    db,
    log,
    onChange: (change) => {
      liveSessions.forget(change);
      sessionWatch.note(change);
    },
    listens: deps.hearsSessionChanges ?? true,
  });
  app.addHook('onReady', async () => {
    await renewGrace(db).catch((error: unknown) =>
      log.warn({ err: error }, 'the grace of refresh tokens could not be renewed'),
    );
    mails.start();
    jobs.start();
    changes.start();
  });
  app.addHook('onClose', async () => {
    await background.settled();
    await jobs.stop();
    await mails.stop();
    await changes.stop();
  });
  return {
    config,
    db,
    now,
    log,
    accessTokens,
    mails,
    background,
    jobs,
    authenticate: createAuthenticate({ accessTokens, liveSessions }),
    watchSession: sessionWatch.watch,
    providerClients: new Map(),
    providerTimeoutSeconds: deps.providerTimeoutSeconds,
    syncSessions: () => changes.poll(),
    passwords: createPasswordHasher(
      deps.passwordCost === undefined ? {} : { cost: deps.passwordCost },
    ),
    catalogue: deps.marketData.catalogue,
    limits: createRateLimits(
      config.sessionSecret,
      deps.authLimits ?? getAuthLimits(config.profile),
    ),
    keys: deriveAuthKeys(config),
  };
}
