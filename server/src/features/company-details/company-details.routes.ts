import {
  companyPaths,
  companyChecksRequestSchema,
  companyChecksSchema,
  companyStatementsRequestSchema,
  companyStatementsSchema,
} from '@vela/contracts';
import type { Analyst } from '../../analyst.ts';
import { AppError } from '../../errors.ts';
import { findCompany } from '../../find-company.ts';
import { sendJson } from '../../http/encoded-json.ts';
import { toOwner } from '../../threads/owner.ts';
import type { ApiApp, AppDeps, Authenticate, CountWork, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly countWork: CountWork;
  readonly analyst: Pick<Analyst, 'findCompany' | 'readStatements' | 'checkCompany'>;
};

const security = [{ bearer: [] }];
const createFilingsError = (): AppError =>
  new AppError('MODE_NOT_AVAILABLE', 'no filings of this instrument');

function addStatementsRoute(app: ApiApp, deps: Deps): void {
  const { authenticate, countWork, analyst, now } = deps;
  const schema = {
    summary: 'Statements of a company by year, by quarter or by twelve months',
    security,
    body: companyStatementsRequestSchema,
    response: { 200: companyStatementsSchema },
  };
  app.post(companyPaths.companyStatements, { schema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await countWork('company-details', { account: userId });
    const owner = toOwner(userId);
    const instrument = await findCompany(request, { symbol: request.body.symbol, owner }, deps);
    const asked = { instrument, request: request.body, now: now() };
    const statements = await analyst.readStatements(asked, owner);
    if (statements === undefined) throw createFilingsError();
    return sendJson(reply, JSON.stringify(statements));
  });
}

function addChecksRoute(app: ApiApp, deps: Deps): void {
  const { authenticate, countWork, analyst, now } = deps;
  const schema = {
    summary: 'Thirty checks of a company, as far as its filings allow',
    security,
    body: companyChecksRequestSchema,
    response: { 200: companyChecksSchema },
  };
  app.post(companyPaths.companyChecks, { schema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await countWork('company-details', { account: userId });
    const owner = toOwner(userId);
    const instrument = await findCompany(request, { symbol: request.body.symbol, owner }, deps);
    const asked = { instrument, request: request.body, now: now() };
    const checks = await analyst.checkCompany(asked, owner);
    if (checks === undefined) throw createFilingsError();
    return sendJson(reply, JSON.stringify(checks));
  });
}

/** Tables of a company beside its page, read when they are looked at; nothing is stored. */
export function createCompanyDetailRoutes(deps: Deps): FeaturePlugin {
  return async (app) => {
    addStatementsRoute(app, deps);
    addChecksRoute(app, deps);
  };
}
