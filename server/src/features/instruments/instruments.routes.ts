import {
  apiPaths,
  instrumentListSchema,
  instrumentQuerySchema,
  popularGroups,
  type InstrumentList,
} from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { AppDeps, FeaturePlugin } from '../feature.ts';

function listPopular({ all }: InstrumentCatalogue): InstrumentList {
  const groups = popularGroups.map((group) => ({
    group,
    items: all.filter(({ popular }) => popular === group),
  }));
  return { items: groups.flatMap(({ items }) => items), groups };
}

/** Symbol search by code, name and alias in both languages; popular ones without a query. */
export function createInstrumentRoutes({ marketData }: Pick<AppDeps, 'marketData'>): FeaturePlugin {
  const { catalogue } = marketData;
  return async (app) => {
    const schema = {
      summary: 'Search instruments',
      querystring: instrumentQuerySchema,
      response: { 200: instrumentListSchema },
    };
    app.get(apiPaths.instruments, { schema }, async (request): Promise<InstrumentList> => {
      const { query, limit, assetClass } = request.query;
      if (query === '') return listPopular(catalogue);
      const items = [...catalogue.search(query, limit, assetClass)];
      const match = catalogue.resolve(query);
      if (match.kind !== 'not-covered') return { items };
      const market = match.market[detectRequestLanguage(request)];
      return { items, notCovered: { symbol: match.symbol, market } };
    });
  };
}
