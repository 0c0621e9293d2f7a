import { apiPaths, companyValueRequestSchema, companyValueSchema } from '@vela/contracts';
import type { Analyst } from '../../analyst.ts';
import { AppError } from '../../errors.ts';
import { findCompany } from '../../find-company.ts';
import { sendJson } from '../../http/encoded-json.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly analyst: Pick<Analyst, 'findCompany' | 'valueCompany'>;
};

/** Values of a share by what the columns of the editor assume; nothing is stored. */
export function createCompanyValueRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, analyst, now } = deps;
  return async (app) => {
    const schema = {
      summary: 'Values of a share by three columns of assumptions',
      security: [{ bearer: [] }],
      body: companyValueRequestSchema,
      response: { 200: companyValueSchema },
    };
    app.post(apiPaths.companyValues, { schema }, async (request, reply) => {
      await authenticate(request);
      const instrument = await findCompany(request.body.symbol, request, deps);
      const values = await analyst.valueCompany({ instrument, request: request.body, now: now() });
      if (values === undefined)
        throw new AppError('MODE_NOT_AVAILABLE', 'no filings of this instrument');
      return sendJson(reply, JSON.stringify(values));
    });
  };
}
