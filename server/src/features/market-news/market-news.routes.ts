import {
  eventPaths,
  marketNewsQuerySchema,
  marketNewsSchema,
  type MarketNews,
  type MarketNewsItem,
} from '@vela/contracts';
import { listStoryItems } from '../../db/market-news-store.ts';
import { describeSource } from '../../outside/outside-source.ts';
import { scheduleWork } from '../../schedule-work.ts';
import type { Authenticate, FeaturePlugin } from '../feature.ts';
import { readCompanyFilings } from './read-company-filings.ts';
import { readCompanyNews } from './read-company-news.ts';
import { listNewsSources, newsPauseMs, refreshNews, type NewsDeps } from './refresh-news.ts';

type Deps = NewsDeps & { readonly authenticate: Authenticate };

const security = [{ bearer: [] }];
const schedule = { name: 'news', firstDelayMs: 5_000, pauseMs: newsPauseMs } as const;
/** Sources that told of something themselves, before those that tell of it. */
const primary: ReadonlySet<MarketNewsItem['category']> = new Set([
  'filing',
  'central-bank',
  'statistics',
]);

const toTime = ({ publishedAt, seenAt }: MarketNewsItem): number => publishedAt ?? seenAt;

/** The head of a story is its earliest primary source, else its earliest item. */
function toStory(items: readonly MarketNewsItem[]): MarketNews['stories'] {
  const order = items.toSorted((a, b) => toTime(a) - toTime(b));
  const head = order.find(({ category }) => primary.has(category)) ?? order[0];
  return head === undefined ? [] : [{ head, others: order.filter((item) => item !== head) }];
}

/** Routes of market news: headlines with source, time and link, in stories. */
export function createMarketNewsRoutes(deps: Deps): FeaturePlugin {
  return async (app) => {
    scheduleWork(app, schedule, () => refreshNews(deps, app.log));
    const schema = {
      summary: 'Headlines of the markets, the latest story first',
      security,
      querystring: marketNewsQuerySchema,
      response: { 200: marketNewsSchema },
    };
    app.get(eventPaths.marketNews, { schema }, async (request) => {
      await deps.authenticate(request);
      const { symbol } = request.query;
      if (symbol !== undefined)
        await Promise.all([readCompanyFilings(deps, symbol), readCompanyNews(deps, symbol)]).catch(
          (error: unknown) => request.log.warn(error, 'a company could not be read'),
        );
      const items = await listStoryItems(deps.db, request.query);
      const stories = [...Map.groupBy(items, ({ clusterId }) => clusterId).values()].flatMap(
        toStory,
      );
      const sources = await Promise.all(
        listNewsSources(deps).map(({ id, source }) =>
          describeSource({ id: `news-${id}`, name: source, pauseMs: newsPauseMs }, deps),
        ),
      );
      return { stories, sources };
    });
  };
}
