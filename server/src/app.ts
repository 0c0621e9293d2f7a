import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { createSeriesAnalyses } from '@vela/analyst';
import type { Analyst } from './analyst.ts';
import { cacheBytes } from './cache-bytes.ts';
import { createCandleEncoder } from './candles/encode-candles.ts';
import { createAlertRoutes } from './features/alerts/alerts.routes.ts';
import { createChannelRoutes } from './features/alerts/delivery/channel.routes.ts';
import { createDeliveryQueue } from './features/alerts/delivery/delivery-queue.ts';
import { openSending } from './features/alerts/delivery/open-sending.ts';
import { createReminderRoutes } from './features/alerts/reminders/reminder.routes.ts';
import { scheduleAlerts } from './features/alerts/schedule-alerts.ts';
import { createAnalysisRoutes } from './features/analyses/analyses.routes.ts';
import { createApplicationRoutes } from './features/applications/applications.routes.ts';
import { createPdfChecker } from './features/applications/pdf/create-pdf-checker.ts';
import type { AuthRoutesDeps } from './features/auth/auth.routes.ts';
import { registerAccountRoutes } from './features/auth/register-account-routes.ts';
import { createGuestCheck } from './features/auth/authenticate.ts';
import { createReaderAuthentication } from './features/auth/api-keys/authenticate-reader.ts';
import { explainToBeginners } from './features/auth/profile/explain-to-beginners.ts';
import { createAuth } from './features/auth/create-auth.ts';
import { refreshCookieNames } from './features/auth/refresh-cookie.ts';
import { createBaseRateCounter } from './features/base-rates/base-rate-counter.ts';
import { createBaseRateStore } from './features/base-rates/base-rate-store.ts';
import { createBaseRateRoutes } from './features/base-rates/base-rates.routes.ts';
import { createBaseRates, type BaseRates } from './features/base-rates/create-base-rates.ts';
import { createCalendarRoutes } from './features/calendar/calendar.routes.ts';
import { startCalendar } from './features/calendar/start-calendar.ts';
import { createCandleRoutes } from './features/candles/candles.routes.ts';
import { createCompanyDetailRoutes } from './features/company-details/company-details.routes.ts';
import { createWorkbookRoutes } from './features/workbooks/workbooks.routes.ts';
import { createCompanyValueRoutes } from './features/company-values/company-values.routes.ts';
import { createContactRoutes } from './features/contact/contact.routes.ts';
import { createConversationRoutes } from './features/conversations/conversations.routes.ts';
import { createExploreRoutes } from './features/explore/explore.routes.ts';
import { createEventSource } from './event-source.ts';
import type { AppDeps, CountWork } from './features/feature.ts';
import { createFindingRoutes } from './features/findings/findings.routes.ts';
import { createSessionRoutes } from './features/sessions/sessions.routes.ts';
import { createHealthRoutes } from './features/health/health.routes.ts';
import { createIndicatorRoutes } from './features/indicators/indicators.routes.ts';
import { createInstrumentRoutes } from './features/instruments/instruments.routes.ts';
import { createMarketNewsRoutes } from './features/market-news/market-news.routes.ts';
import { createLiveRoutes } from './features/live/live.routes.ts';
import { openStreams } from './features/live/open-streams.ts';
import { createModelVoice } from './features/models/create-model-voice.ts';
import { createModelRoutes } from './features/models/models.routes.ts';
import { createMcpRoutes } from './features/mcp/mcp.routes.ts';
import { createNewsRoutes } from './features/news/news.routes.ts';
import { createPermalinkRoutes } from './features/permalinks/permalinks.routes.ts';
import { createPropertyRoutes } from './features/properties/properties.routes.ts';
import { createPlanRoutes } from './features/plans/plans.routes.ts';
import { scheduleRecordRemoval } from './features/retention/schedule-record-removal.ts';
import { scheduleSampleRefresh } from './features/sample/schedule-sample-refresh.ts';
import { createSecurityReportRoutes } from './features/security-reports/security-reports.routes.ts';
import { createSearchRoutes } from './features/search/search.routes.ts';
import { createSiteSearch, type SiteSearch } from './features/search/site-search.ts';
import { createVendorRoutes } from './features/vendors/vendors.routes.ts';
import { createWatchlistRoutes } from './features/watchlists/watchlists.routes.ts';
import { createWorkspaceRoutes } from './features/workspace/workspace.routes.ts';
import { countTry, createForms } from './forms/form-deps.ts';
import { answerUnknownApi } from './http/api-fallback.ts';
import { createClientErrorHandler } from './http/client-error.ts';
import {
  setErrorHandlers,
  createFrameworkErrorHandler,
  type BrowserErrorPages,
} from './http/error-answer.ts';
import { limitHandlers } from './http/handler-timeout.ts';
import { readJsonBodies } from './http/json-body.ts';
import { describeApi } from './http/openapi.ts';
import { createLoggerOptions } from './http/request-log.ts';
import { createRequestLines } from './http/request-lines.ts';
import { createRequestLogger } from './http/request-logger.ts';
import { toRequestPath } from './http/request-target.ts';
import { recordRoutes } from './http/route-list.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { requireSingleHost } from './http/single-host.ts';
import { compileValidator } from './http/zod-validation.ts';
import { createDevMailRoutes } from './mail/dev-mail.routes.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageRoutes } from './pages/pages.ts';
import { createProblemPages } from './pages/problem-pages.ts';
import { createSiteIndex } from './pages/site-index.ts';
import { openCorporateActions } from './open-corporate-actions.ts';
import { createPublicData } from './public-data.ts';
import { listSearchable } from './searchable-documents.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createSiteFileRoutes } from './site-files.ts';
import { toTrustProxyOption } from './trust-proxy-option.ts';
import { toAnalystThreadSettings } from './threads/analyst-thread-settings.ts';
import { createThreadedAnalyst } from './threads/threaded-analyst.ts';
import { workLimits, type WorkAction } from './work-limits.ts';

/** Fastify with explicit limits. */
function createServer(
  { config, logStream, securityLog }: Pick<AppDeps, 'config' | 'logStream' | 'securityLog'>,
  browsers: BrowserErrorPages,
): FastifyInstance {
  const app = Fastify({
    logger: createLoggerOptions(config, logStream) ?? false,
    logController: createRequestLines(),
    childLoggerFactory: createRequestLogger,
    genReqId: () => randomUUID(),
    trustProxy: toTrustProxyOption(config),
    bodyLimit: 256 * 1024,
    // Node checks for late requests at intervals: a slow body is ended within 30 seconds.
    requestTimeout: 25_000,
    // Of a client that does not read, at most 8 kB are buffered beside what the system holds.
    http: { connectionsCheckingInterval: 2_000, highWaterMark: 8 * 1024 },
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 1000,
    forceCloseConnections: 'idle',
    // Loading the page build on a slow machine exceeds the default plugin timeout of 10 seconds.
    pluginTimeout: 60_000,
    frameworkErrors: createFrameworkErrorHandler(config, { browsers, securityLog }),
    clientErrorHandler: createClientErrorHandler(config),
    rewriteUrl: ({ url = '' }) => toRequestPath(url),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.server.headersTimeout = 10_000;
  app.server.maxConnections = 20_000;
  return app;
}

/** Sets request validation, JSON parsing, error handling and response headers for every route. */
async function setUpRequestHandling(
  app: FastifyInstance,
  { config, securityLog }: Pick<AppDeps, 'config' | 'securityLog'>,
  browsers: BrowserErrorPages,
): Promise<void> {
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie);
  readJsonBodies(app);
  setErrorHandlers(app, { browsers, securityLog });
  addSecurityHeaders(app, config);
  requireSingleHost(app);
  limitHandlers(app);
}

function toWorkCounter(limits: RateLimits<WorkAction>): CountWork {
  return async (action, whose) => {
    await limits.count(action, whose);
  };
}

/** Registers the routes that require sign-in, and the health and market routes. */
async function registerFeatures(
  app: FastifyInstance,
  given: AppDeps & { readonly analyst: Analyst; readonly baseRates: BaseRates },
  auth: Pick<AuthRoutesDeps, 'authenticate' | 'accessTokens' | 'mails' | 'watchSession'>,
): Promise<void> {
  const { authenticate, accessTokens, mails, watchSession } = auth;
  const limits = createRateLimits(given.config.sessionSecret, given.workLimits ?? workLimits);
  const countWork = toWorkCounter(limits);
  const authenticateReader = createReaderAuthentication({ ...given, authenticate, countWork });
  const deps = {
    ...given,
    authenticateReader,
    countWork,
    isGuest: createGuestCheck(accessTokens, authenticateReader),
  };
  await app.register(createHealthRoutes(deps));
  await app.register(createInstrumentRoutes(deps));
  const encodeCandles = createCandleEncoder();
  await app.register(createCandleRoutes({ ...deps, encodeCandles }));
  await app.register(createSessionRoutes(deps));
  await app.register(createIndicatorRoutes(deps));
  await app.register(createBaseRateRoutes({ ...deps, authenticate }));
  await app.register(createFindingRoutes({ ...deps, authenticate }));
  await app.register(createAnalysisRoutes({ ...deps, authenticate, encodeCandles }));
  await app.register(createPermalinkRoutes({ ...deps, authenticate }));
  await app.register(createMcpRoutes(deps));
  const voice = createModelVoice(deps);
  const hasModel = async (userId: number) => (await voice.findAccess(userId)) !== undefined;
  const explaining = explainToBeginners(deps.analyst, { ...deps, hasModel });
  await app.register(
    createConversationRoutes({ ...deps, authenticate, watchSession, voice, analyst: explaining }),
  );
  await app.register(createModelRoutes({ ...deps, authenticate }));
  await app.register(createCompanyValueRoutes({ ...deps, authenticate }));
  await app.register(createCompanyDetailRoutes({ ...deps, authenticate }));
  await app.register(createSecurityReportRoutes(deps));
  await app.register(createWorkbookRoutes({ ...deps, authenticate }));
  await app.register(createPropertyRoutes({ ...deps, authenticate }));
  await app.register(createWorkspaceRoutes({ ...deps, authenticate }));
  await app.register(createExploreRoutes({ ...deps, encodeCandles }));
  await app.register(createMarketNewsRoutes({ ...deps, authenticate }));
  await app.register(createVendorRoutes({ ...deps, authenticate }));
  await app.register(createCalendarRoutes({ ...startCalendar(app, deps), authenticate }));
  const streams = openStreams(app, given);
  await app.register(createLiveRoutes({ ...deps, authenticate, watchSession, streams }));
  const analyses = createSeriesAnalyses(cacheBytes.watchedSeries);
  await app.register(createAlertRoutes({ ...deps, authenticate, analyses }));
  await app.register(createReminderRoutes({ ...deps, authenticate }));
  await app.register(createWatchlistRoutes({ ...deps, authenticate, analyses }));
  const sending = openSending(deps);
  await app.register(createChannelRoutes({ ...deps, ...sending, authenticate }));
  const deliveries = createDeliveryQueue({ ...deps, ...sending, mails, log: app.log });
  scheduleAlerts(app, { ...deps, mails, analyses, deliveries });
}

/** Base rates, counted on a worker thread until the app closes. */
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

/** The analyst on worker threads, until the app closes. */
function startAnalyst(
  app: FastifyInstance,
  deps: AppDeps & { readonly baseRates: BaseRates },
): Analyst {
  const { marketData, baseRates } = deps;
  const corporateActions = openCorporateActions(deps, (fault) =>
    app.log.warn(fault, 'an events file cannot be read'),
  );
  const settings = toAnalystThreadSettings(deps);
  const events = createEventSource(deps);
  const sources = { marketData, baseRates, corporateActions, events };
  const analyst = createThreadedAnalyst({ ...sources, settings });
  // The first person after a start does not wait for modules to load.
  app.addHook('onListen', async () => analyst.start());
  app.addHook('onClose', () => analyst.close());
  return analyst;
}

/** Registers the public routes: news, plans and site search. */
async function registerPublicFeatures(
  app: FastifyInstance,
  deps: AppDeps,
  search: SiteSearch,
): Promise<void> {
  await app.register(createNewsRoutes(deps));
  await app.register(createPlanRoutes());
  await app.register(createSearchRoutes({ search }));
}

/** Creates the whole server from its dependencies; it does not listen yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, pagesFrom } = deps;
  const problemPages = createProblemPages();
  const app = createServer(deps, problemPages);
  await setUpRequestHandling(app, deps, problemPages);
  const routes = recordRoutes(app);
  await describeApi(app);
  const auth = createAuth(app, deps);
  await registerAccountRoutes(app, auth);
  await app.register(createDevMailRoutes(config));
  const baseRates = deps.baseRates ?? countBaseRates(app, deps);
  const analyst = deps.analyst ?? startAnalyst(app, { ...deps, baseRates });
  await registerFeatures(app, { ...deps, analyst, baseRates }, auth);
  const siteIndex = createSiteIndex();
  const search = createSiteSearch({
    listDocuments: (language) => listSearchable({ db: deps.db, siteIndex }, language),
    now: deps.now,
  });
  await registerPublicFeatures(app, deps, search);
  const pdfChecker = createPdfChecker();
  app.addHook('onClose', () => pdfChecker.close());
  const forms = createForms(deps, { mails: auth.mails, pdfChecker });
  await app.register(createContactRoutes(forms));
  await app.register(createApplicationRoutes(forms));
  answerUnknownApi(app, routes);
  // Code that changes page content calls its `clear`.
  const cache = createPageCache();
  scheduleRecordRemoval(app, deps);
  const sample = scheduleSampleRefresh(app, { ...deps, analyst, onChange: () => cache.clear() });
  const publicData = createPublicData({ db: deps.db, forms, search, sample });
  if (pagesFrom !== undefined) {
    await app.register(createSiteFileRoutes({ ...deps, siteIndex }));
    const countFormTry = (request: FastifyRequest) => countTry(forms, request);
    const provided = { publicData, countFormTry, cache, siteIndex, problemPages };
    await app.register(
      createPageRoutes({
        from: pagesFrom,
        config,
        sessionCookies: refreshCookieNames,
        ...provided,
      }),
    );
  }
  return app;
}
