import { vendorListSchema, vendorPaths } from '@vela/contracts';
import { AppError } from '../../errors.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData'> & { readonly authenticate: Authenticate };

/** The vendors of candles for admins; other accounts are told that there is nothing. */
export function createVendorRoutes({ marketData, authenticate }: Deps): FeaturePlugin {
  return async (app) => {
    const schema = {
      summary: 'State, quota and last answer of each vendor of candles; for admins',
      security: [{ bearer: [] }],
      response: { 200: vendorListSchema },
    };
    app.get(vendorPaths.vendors, { schema }, async (request, reply) => {
      const { role } = await authenticate(request);
      if (role !== 'admin') throw new AppError('NOT_FOUND', 'for admins alone');
      return reply
        .header('cache-control', 'no-store')
        .send({ vendors: [...(marketData.listVendors?.() ?? [])] });
    });
  };
}
