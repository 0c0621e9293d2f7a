import { companyPaths, companyValueRequestSchema, companyValueSchema } from '@vela/contracts';
import type { Analyst } from '../../analyst.ts';
import { AppError } from '../../errors.ts';
import { findCompany } from '../../find-company.ts';
import { sendJson } from '../../http/encoded-json.ts';
import { toOwner } from '../../threads/owner.ts';
import type { AppDeps, Authenticate, CountWork, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly countWork: CountWork;
  readonly analyst: Pick<Analyst, 'findCompany' | 'valueCompany'>;
};

/** Values of a share by what the columns of the editor assume; nothing is stored. */
export function createCompanyValueRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, countWork, analyst, now } = deps;
  return async (app) => {
    const schema = {
      summary: 'Values of a share by three columns of assumptions',
      security: [{ bearer: [] }],
      body: companyValueRequestSchema,
      response: { 200: companyValueSchema },
    };
    app.post(companyPaths.companyValues, { schema }, async (request, reply) => {
      const { userId } = await authenticate(request);
      await countWork('company-values', { account: userId });
      const owner = toOwner(userId);
      const instrument = await findCompany(request, { symbol: request.body.symbol, owner }, deps);
      const asked = { instrument, request: request.body, now: now() };
      const values = await analyst.valueCompany(asked, owner);
      if (values === undefined)
        throw new AppError('MODE_NOT_AVAILABLE', 'no filings of this instrument');
      return sendJson(reply, JSON.stringify(values));
    });
  };
}
