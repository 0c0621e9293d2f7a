import {
  apiPaths,
  instrumentListSchema,
  instrumentQuerySchema,
  popularGroups,
  type InstrumentList,
} from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppDeps, FeaturePlugin } from '../feature.ts';

function listPopular({ all }: InstrumentCatalogue): InstrumentList {
  const groups = popularGroups.map((group) => ({
    group,
    items: all.filter(({ popular }) => popular === group),
  }));
  return { items: groups.flatMap(({ items }) => items), groups };
}

/** The symbol search: ranked by code, name and alias in both languages; the popular ones when nothing is typed. */
export function instrumentRoutes({ marketData }: Pick<AppDeps, 'marketData'>): FeaturePlugin {
  const { catalogue } = marketData;
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();
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
