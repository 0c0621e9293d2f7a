import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { createAnalyst, type Analyst } from './analyst.ts';
import type { Config } from './config.ts';
import { analysisRoutes } from './features/analyses/analyses.routes.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createAuth } from './features/auth/create-auth.ts';
import { refreshCookieNames } from './features/auth/refresh-cookie.ts';
import { createBaseRateCounter } from './features/base-rates/base-rate-counter.ts';
import { createBaseRateStore } from './features/base-rates/base-rate-store.ts';
import { baseRateRoutes } from './features/base-rates/base-rates.routes.ts';
import { createBaseRates, type BaseRates } from './features/base-rates/create-base-rates.ts';
import { candleRoutes } from './features/candles/candles.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { conversationRoutes } from './features/conversations/conversations.routes.ts';
import type { AppDeps, Authenticate } from './features/feature.ts';
import { findingRoutes } from './features/findings/findings.routes.ts';
import { sessionRoutes } from './features/sessions/sessions.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { indicatorRoutes } from './features/indicators/indicators.routes.ts';
import { instrumentRoutes } from './features/instruments/instruments.routes.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { planRoutes } from './features/plans/plans.routes.ts';
import { keepToRetention } from './features/retention/keep-to-retention.ts';
import { lookAfterSample } from './features/sample/look-after-sample.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { createSiteSearch, type SiteSearch } from './features/search/site-search.ts';
import { countTry, createForms } from './forms/form-deps.ts';
import { answerUnknownApi } from './http/api-fallback.ts';
import { answerClientErrors } from './http/client-error.ts';
import { answerErrors, answerFrameworkErrors, type TellBrowsers } from './http/error-answer.ts';
import { readJsonBodies } from './http/json-body.ts';
import { describeApi } from './http/openapi.ts';
import { requestLog } from './http/request-log.ts';
import { pathOfTarget } from './http/request-target.ts';
import { listRoutes } from './http/route-list.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { validatorCompiler } from './http/zod-validation.ts';
import { devMailRoutes } from './mail/dev-mail.routes.ts';
import { createPageCache } from './pages/page-cache.ts';
import { pages } from './pages/pages.ts';
import { createProblemPages } from './pages/problem-pages.ts';
import { createSiteIndex } from './pages/site-index.ts';
import { createPublicData } from './public-data.ts';
import { listSearchable } from './searchable-documents.ts';
import { siteFiles } from './site-files.ts';

/** Hops or addresses whose X-Forwarded-For is believed; nobody's by default. */
function trustedProxies(
  config: Config,
): false | string | ((address: string, hop: number) => boolean) {
  const { trustProxy } = config;
  if (trustProxy === undefined || trustProxy === '') return false;
  return /^\d+$/.test(trustProxy) ? (_address, hop) => hop < Number(trustProxy) : trustProxy;
}

/** Fastify with the limits it does not set by itself. An answer that streams for longer sets its own `handlerTimeout` on its route. */
function createServer(
  { config, logStream }: Pick<AppDeps, 'config' | 'logStream'>,
  browsers: TellBrowsers,
): FastifyInstance {
  const app = Fastify({
    logger: requestLog(config, logStream) ?? false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config),
    bodyLimit: 256 * 1024,
    // Node looks for late requests at intervals only: by these two a body that drips in is ended within 30 seconds.
    requestTimeout: 25_000,
    http: { connectionsCheckingInterval: 2_000 },
    handlerTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 1000,
    forceCloseConnections: 'idle',
    // The build of the pages is large: a slow machine takes longer for it than the ten seconds a plugin is given otherwise.
    pluginTimeout: 60_000,
    frameworkErrors: answerFrameworkErrors(config, browsers),
    clientErrorHandler: answerClientErrors(config),
    rewriteUrl: ({ url = '' }) => pathOfTarget(url),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.server.headersTimeout = 10_000;
  app.server.maxConnections = 20_000;
  return app;
}

/** What holds for every answer: how requests are read, errors told and headers set. */
async function prepare(
  app: FastifyInstance,
  config: Config,
  browsers: TellBrowsers,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie);
  readJsonBodies(app);
  answerErrors(app, browsers);
  addSecurityHeaders(app, config);
}

/** Everything behind the sign-in, and what a load balancer asks. */
async function registerFeatures(
  app: FastifyInstance,
  deps: AppDeps & { readonly analyst: Analyst; readonly baseRates: BaseRates },
  authenticate: Authenticate,
): Promise<void> {
  await app.register(healthRoutes(deps));
  await app.register(instrumentRoutes(deps));
  await app.register(candleRoutes(deps));
  await app.register(sessionRoutes(deps));
  await app.register(indicatorRoutes(deps));
  await app.register(baseRateRoutes({ ...deps, authenticate }));
  await app.register(findingRoutes({ ...deps, authenticate }));
  await app.register(analysisRoutes({ ...deps, authenticate }));
  await app.register(conversationRoutes({ ...deps, authenticate }));
}

/** Base rates, counted on a thread of their own for as long as the app lives. */
function countBaseRates(app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): BaseRates {
  const onFault = (error: unknown) => app.log.error(error, 'base rates could not be counted');
  const baseRates = createBaseRates({
    counter: createBaseRateCounter(),
    store: createBaseRateStore(db),
    onFault,
  });
  app.addHook('onClose', () => baseRates.close());
  return baseRates;
}

/** What everybody may read: news, plans and the search over it all. */
async function registerPublicFeatures(
  app: FastifyInstance,
  deps: AppDeps,
  search: SiteSearch,
): Promise<void> {
  await app.register(newsRoutes(deps));
  await app.register(planRoutes());
  await app.register(searchRoutes({ search }));
}

/** The whole server, wired from its dependencies and not yet listening. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, pagesFrom } = deps;
  const problemPages = createProblemPages();
  const app = createServer(deps, problemPages);
  await prepare(app, config, problemPages);
  const routes = listRoutes(app);
  await describeApi(app);
  const auth = createAuth(app, deps);
  await app.register(authRoutes(auth));
  await app.register(devMailRoutes(config));
  const baseRates = deps.baseRates ?? countBaseRates(app, deps);
  const analyst = deps.analyst ?? createAnalyst(deps.marketData, baseRates);
  await registerFeatures(app, { ...deps, analyst, baseRates }, auth.authenticate);
  const siteIndex = createSiteIndex();
  const search = createSiteSearch({
    listDocuments: (language) => listSearchable({ db: deps.db, siteIndex }, language),
    now: deps.now,
  });
  await registerPublicFeatures(app, deps, search);
  const forms = createForms(deps, auth.mails);
  await app.register(contactRoutes(forms));
  await app.register(applicationRoutes(forms));
  answerUnknownApi(app, routes);
  // Whoever changes what pages show is given its `clear`.
  const cache = createPageCache();
  keepToRetention(app, deps);
  const sample = lookAfterSample(app, { ...deps, analyst, onChange: () => cache.clear() });
  const publicData = createPublicData({ db: deps.db, forms, search, sample });
  if (pagesFrom !== undefined) {
    await app.register(siteFiles({ ...deps, siteIndex }));
    const countFormTry = (request: FastifyRequest) => countTry(forms, request);
    const provided = { publicData, countFormTry, cache, siteIndex, problemPages };
    await app.register(
      pages({ from: pagesFrom, config, sessionCookies: refreshCookieNames, ...provided }),
    );
  }
  return app;
}
