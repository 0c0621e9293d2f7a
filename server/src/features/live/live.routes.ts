import { randomUUID } from 'node:crypto';
import {
  liveLimits,
  livePaths,
  liveTopicsAnswerSchema,
  liveTopicsSchema,
  type HelloEvent,
} from '@vela/contracts';
import type { MarketStreams } from '@vela/market-data';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { ApiApp, AppDeps, Authenticate, FeaturePlugin, WatchSession } from '../feature.ts';
import { tellClosedCandle } from '../../candles/closed-candles.ts';
import { onFiredAlerts } from '../../fired-alerts.ts';
import { createEventLog } from './event-log.ts';
import { encodeEvent, LiveClient, liveClientLimits } from './live-client.ts';
import { LiveHub } from './live-hub.ts';

type Deps = Pick<AppDeps, 'db' | 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly watchSession: WatchSession;
  readonly streams: Pick<MarketStreams, 'follow' | 'listen'>;
};

const security = [{ bearer: [] }];
const idParams = z.object({ id: z.uuid() });

/** A stream lives this long; the browser connects again, with a session that still holds. */
const streamTimeoutMs = 15 * 60_000;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** The number of a Last-Event-ID of this log; 0 for another or none. */
function readLastEventId(header: string | string[] | undefined): number {
  const [, id] = /^1\.(\d{1,15})$/.exec(typeof header === 'string' ? header : '') ?? [];
  return id === undefined ? 0 : Number(id);
}

/** The hub of an app, closed before its connections are. */
function openHub(app: ApiApp, { db, marketData, streams, now }: Deps): LiveHub {
  const hub = new LiveHub({
    marketData,
    streams,
    log: createEventLog(db),
    now,
    onFault: (error) => app.log.error(error, 'an event of the stream could not be stored'),
  });
  const told = new Map<string, number>();
  const stopListening = streams.listen(({ instrument: { symbol }, interval }, event, source) => {
    if (event.kind !== 'closed') return;
    // One that was chosen is followed beside the one that answers where none is.
    const name = `${symbol} ${interval} ${source}`;
    const isTold = event.candle.openTime <= (told.get(name) ?? Number.NEGATIVE_INFINITY);
    told.set(name, Math.max(event.candle.openTime, told.get(name) ?? event.candle.openTime));
    if (!isTold) tellClosedCandle({ symbol, interval, source }, event.candle);
  });
  const stopHearingAlerts = onFiredAlerts((userIds) => hub.tellFired(userIds));
  app.addHook('preClose', async () => {
    stopListening();
    stopHearingAlerts();
    hub.close();
  });
  return hub;
}

type Opened = {
  readonly userId: number;
  readonly lastLogId: number;
  readonly serverTime: number;
  /** Calls back when the session ends. Returns the stop function. */
  readonly watch: (onEnd: () => void) => () => void;
};

/** Opens the stream of a browser, which ends with its session, or when that must be checked again. */
async function sendStream(
  reply: FastifyReply,
  hub: LiveHub,
  { userId, lastLogId, serverTime, watch }: Opened,
): Promise<void> {
  if (hub.countByUser(userId) >= liveLimits.streamsPerUser)
    throw new AppError('TOO_MANY_REQUESTS', 'too many streams of one person are open', {
      details: { retry_after: 5 },
    });
  const client = new LiveClient({ id: randomUUID(), userId, lastLogId }, liveClientLimits);
  hub.add(client);
  const { heartbeatMs } = liveClientLimits;
  const hello: HelloEvent = { streamId: client.id, serverTime, heartbeatMs };
  client.sendLog(encodeEvent('hello', JSON.stringify(hello)));
  const timer = setTimeout(() => client.end(), streamTimeoutMs - 30_000);
  timer.unref();
  const stopWatching = watch(() => client.end());
  client.stream.once('close', () => {
    clearTimeout(timer);
    stopWatching();
  });
  await reply.headers(streamHeaders).send(client.stream);
}

const openSchema = {
  summary: 'Live data as server-sent events; Last-Event-ID resumes closed candles and their like',
  security,
  response: { 200: z.string().meta({ description: 'hello, then events of the topics' }) },
};
const topicsSchema = {
  summary: 'Set what a stream tells of: the whole list, in place of the one before',
  security,
  params: idParams,
  body: liveTopicsSchema,
  response: { 200: liveTopicsAnswerSchema },
};

/** Routes of the one stream of live data that a browser holds, and of what it wants to hear. */
export function createLiveRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, watchSession, now } = deps;
  return async (app) => {
    const hub = openHub(app, deps);
    app.get(
      livePaths.stream,
      { schema: openSchema, handlerTimeout: streamTimeoutMs },
      async (request, reply) => {
        const caller = await authenticate(request);
        const lastLogId = readLastEventId(request.headers['last-event-id']);
        const watch = (onEnd: () => void) => watchSession(caller, onEnd);
        const { userId } = caller;
        await sendStream(reply, hub, { userId, lastLogId, serverTime: now(), watch });
        return reply;
      },
    );
    app.put('/api/stream/:id/topics', { schema: topicsSchema }, async (request) => {
      const { userId } = await authenticate(request);
      const client = hub.find(request.params.id);
      if (client === undefined || client.userId !== userId)
        throw new AppError('NOT_FOUND', 'no stream of this id is open');
      return hub.setTopics(client, request.body.topics);
    });
  };
}
