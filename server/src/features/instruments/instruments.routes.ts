import {
  apiPaths,
  instrumentListSchema,
  instrumentQuerySchema,
  popularGroups,
  type InstrumentList,
} from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
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
    app.get(
      apiPaths.instruments,
      { schema },
      async ({ query: { query, limit } }): Promise<InstrumentList> => {
        return query === ''
          ? listPopular(catalogue)
          : { items: [...catalogue.search(query, limit)] };
      },
    );
  };
}
