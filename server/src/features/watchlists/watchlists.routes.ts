import {
  changeWatchlistSchema,
  createWatchlistSchema,
  watchlistListSchema,
  watchlistRowsQuerySchema,
  watchlistRowsSchema,
  watchlistSchema,
  watchPaths,
  type WatchlistRow,
} from '@vela/contracts';
import { z } from 'zod';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { ApiApp, AppDeps, Authenticate, CountWork, FeaturePlugin } from '../feature.ts';
import { toCanonicalItems } from './canonical-items.ts';
import { readWatchlistRow, type RowDeps } from './read-watchlist-row.ts';
import {
  changeWatchlist,
  createWatchlist,
  deleteWatchlist,
  listWatchlists,
  readWatchlist,
} from './watchlist-store.ts';

type Deps = Pick<AppDeps, 'db'> &
  RowDeps & { readonly authenticate: Authenticate; readonly countWork: CountWork };

const security = [{ bearer: [] }];
const onePath = `${watchPaths.watchlists}/:id`;
const idParams = z.object({ id: z.string() });

function addReadRoutes(app: ApiApp, deps: Deps): void {
  const { authenticate, countWork, db } = deps;
  const listSchema = {
    summary: 'Own watchlists',
    security,
    response: { 200: watchlistListSchema },
  };
  app.get(watchPaths.watchlists, { schema: listSchema }, async (request) => {
    const { userId } = await authenticate(request);
    return { items: await listWatchlists(db, userId), nextCursor: null };
  });
  const rowsSchema = {
    summary: 'What the candles of the instruments of a watchlist say',
    security,
    params: idParams,
    querystring: watchlistRowsQuerySchema,
    response: { 200: watchlistRowsSchema },
  };
  app.get(`${onePath}/rows`, { schema: rowsSchema }, async (request) => {
    const { userId } = await authenticate(request);
    await countWork('watchlist', { account: userId });
    const { items } = await readWatchlist(db, request.params.id, userId);
    const { interval } = request.query;
    const language = detectRequestLanguage(request);
    const rows: WatchlistRow[] = [];
    for (const { symbol } of items)
      rows.push(await readWatchlistRow(deps, symbol, { interval, language }));
    return { items: rows };
  });
}

function addChangeRoutes(app: ApiApp, deps: Deps): void {
  const { authenticate, db, marketData, now } = deps;
  const createSchema = {
    summary: 'Make a watchlist',
    security,
    body: createWatchlistSchema,
    response: { 201: watchlistSchema },
  };
  app.post(watchPaths.watchlists, { schema: createSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    const { name, items = [] } = request.body;
    const asked = { name, items: toCanonicalItems(marketData.catalogue, items) };
    return reply.code(201).send(await createWatchlist(db, asked, { userId, now: now() }));
  });
  const changeSchema = {
    summary: 'Rename a watchlist, or replace its instruments',
    security,
    params: idParams,
    body: changeWatchlistSchema,
    response: { 200: watchlistSchema },
  };
  app.patch(onePath, { schema: changeSchema }, async (request) => {
    const { userId } = await authenticate(request);
    const { items, ...rest } = request.body;
    const replaced =
      items === undefined ? {} : { items: toCanonicalItems(marketData.catalogue, items) };
    const change = { id: request.params.id, ...rest, ...replaced };
    return await changeWatchlist(db, change, { userId, now: now() });
  });
  const deleteSchema = {
    summary: 'Delete a watchlist; alerts stay',
    security,
    params: idParams,
    response: { 204: z.undefined() },
  };
  app.delete(onePath, { schema: deleteSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await deleteWatchlist(db, request.params.id, userId);
    return reply.code(204).send();
  });
}

/** Routes of watchlists: the own ones, and what their instruments stand at. */
export function createWatchlistRoutes(deps: Deps): FeaturePlugin {
  return async (app) => {
    addReadRoutes(app, deps);
    addChangeRoutes(app, deps);
  };
}
