import {
  chatPaths,
  offeredListSchema,
  offeredQuerySchema,
  vendorListSchema,
  vendorPaths,
} from '@vela/contracts';
import { AppError } from '../../errors.ts';
import { getInstrument } from '../../market-errors.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'marketData'> & { readonly authenticate: Authenticate };

/** The vendors of candles for admins, and what an account can choose for a chart. */
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

    const offeredSchema = {
      summary: 'Sources that can be chosen for the chart of a series, with delay and rights',
      security: [{ bearer: [] }],
      querystring: offeredQuerySchema,
      response: { 200: offeredListSchema },
    };
    app.get(chatPaths.sources, { schema: offeredSchema }, async (request, reply) => {
      await authenticate(request);
      const { symbol, interval } = request.query;
      const instrument = getInstrument(marketData.catalogue, symbol, request);
      const sources = (await marketData.listOffered?.({ instrument, interval })) ?? [];
      return reply.header('cache-control', 'no-store').send({ sources: [...sources] });
    });
  };
}
