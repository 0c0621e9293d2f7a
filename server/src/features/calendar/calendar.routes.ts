import {
  calendarFeedSchema,
  calendarQuerySchema,
  calendarSchema,
  eventPaths,
} from '@vela/contracts';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { createFieldError } from '../../http/field-faults.ts';
import { createWeakTag, isKnown } from '../../http/entity-tag.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { ApiApp, AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';
import { toCalendarIcs } from './calendar-ics.ts';
import { hasFeed, isFeedToken, replaceFeed, revokeFeed } from './calendar-feeds.ts';
import { listCalendar, listEvents } from './list-calendar.ts';
import type { CalendarDeps } from './refresh-calendar.ts';

type Deps = CalendarDeps & Pick<AppDeps, 'marketData'> & { readonly authenticate: Authenticate };

const security = [{ bearer: [] }];
const dayMs = 86_400_000;
const maxSpanMs = 100 * dayMs;
/** What a calendar program gets: two months back, half a year ahead, from medium importance on. */
const feed = { before: 62 * dayMs, after: 186 * dayMs, importance: 2 } as const;

function addCalendarRoute(app: ApiApp, deps: Deps): void {
  const schema = {
    summary: 'Events of the economic calendar in a span of time',
    security,
    querystring: calendarQuerySchema,
    response: { 200: calendarSchema },
  };
  app.get(eventPaths.calendar, { schema }, async (request) => {
    await deps.authenticate(request);
    const { symbol, ...filter } = request.query;
    const instrument =
      symbol === undefined
        ? undefined
        : deps.marketData.catalogue.all.find((one) => one.symbol === symbol);
    const isWrong = filter.to <= filter.from || filter.to - filter.from > maxSpanMs;
    if (isWrong) {
      const fields = [createFieldError('to', 'bad-format', detectRequestLanguage(request))];
      throw new AppError('VALIDATION_FAILED', 'not a span', { details: { fields } });
    }
    return listCalendar(deps, { ...filter, instrument });
  });
}

function addFeedRoutes(app: ApiApp, { authenticate, db, now, config }: Deps): void {
  const schema = { security, response: { 200: calendarFeedSchema } };
  const path = eventPaths.calendarFeed;
  app.get(path, { schema: { ...schema, summary: 'Whether there is a feed' } }, async (request) => {
    const { userId } = await authenticate(request);
    return { isActive: await hasFeed(db, userId), url: null };
  });
  const made = { ...schema, summary: 'A new address for calendar programs; shown this once' };
  app.post(path, { schema: made }, async (request) => {
    const { userId } = await authenticate(request);
    const token = await replaceFeed(db, userId, now());
    const language = detectRequestLanguage(request);
    const url = `${config.publicUrl}${eventPaths.calendarFile(token)}?lng=${language}`;
    return { isActive: true, url };
  });
  app.delete(path, { schema: { ...schema, summary: 'End the feed' } }, async (request) => {
    const { userId } = await authenticate(request);
    await revokeFeed(db, userId);
    return { isActive: false, url: null };
  });
}

function addFileRoute(app: ApiApp, deps: Deps): void {
  const schema = {
    hide: true,
    summary: 'The calendar as an iCalendar file, for whom its address was made',
    params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
  };
  app.get('/calendar/:file', { schema }, async (request, reply) => {
    if (!(await isFeedToken(deps.db, request.params.file.slice(0, -4))))
      throw new AppError('NOT_FOUND', 'no such feed');
    const now = deps.now();
    const { before, after, importance } = feed;
    const span = { from: now - before, to: now + after, importance };
    const text = toCalendarIcs(await listEvents(deps, span), detectRequestLanguage(request));
    const etag = createWeakTag(text);
    reply.header('etag', etag).header('cache-control', 'private, max-age=3600');
    if (isKnown(etag, request)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}

/** Routes of the economic calendar, and of the file that calendar programs read. */
export function createCalendarRoutes(deps: Deps): FeaturePlugin {
  return async (app) => {
    addCalendarRoute(app, deps);
    addFeedRoutes(app, deps);
    addFileRoute(app, deps);
  };
}
