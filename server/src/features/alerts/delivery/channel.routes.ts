import { randomUUID } from 'node:crypto';
import {
  alertChannelListSchema,
  alertChannelPaths,
  alertChannelSchema,
  alertDeliveryListSchema,
  changeChannelSchema,
  channelTestSchema,
  createBrowserSchema,
  createWebhookSchema,
  pushKeySchema,
  webhookSecretSchema,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { detectRequestLanguage } from '../../../http/request-language.ts';
import type { ApiApp, Authenticate, CountWork, FeaturePlugin } from '../../feature.ts';
import { createTestMessage } from './channel-message.ts';
import {
  changeChannel,
  deleteChannel,
  listChannels,
  readChannel,
  toChannel,
} from './channel-store.ts';
import { createBrowser, createWebhook, rotateSecret } from './create-channel.ts';
import { listDeliveries } from './delivery-store.ts';
import { sendToChannel, type SendingDeps } from './send-to-channel.ts';

type Deps = SendingDeps & {
  readonly db: Database;
  readonly authenticate: Authenticate;
  readonly countWork: CountWork;
};

const security = [{ bearer: [] }];
const params = z.object({ id: z.string() });
const onePath = `${alertChannelPaths.channels}/:id`;

/** The account of a request that calls an address or stores one; such requests are counted. */
function createCallerReader({ authenticate, countWork }: Deps) {
  return async (request: FastifyRequest) => {
    const { userId } = await authenticate(request);
    await countWork('alert-channel', { account: userId });
    return { userId, language: detectRequestLanguage(request) };
  };
}

function addReadingRoutes(app: ApiApp, { authenticate, db, contents, getVapidKeys }: Deps): void {
  const listSchema = {
    summary: 'Where the own alerts are sent beside mail',
    security,
    response: { 200: alertChannelListSchema },
  };
  app.get(alertChannelPaths.channels, { schema: listSchema }, async (request) => {
    const { userId } = await authenticate(request);
    const rows = await listChannels(db, userId);
    return { items: rows.map((row) => toChannel(row, contents)), nextCursor: null };
  });
  const keySchema = {
    summary: 'The public key by which a browser subscribes to messages',
    security,
    response: { 200: pushKeySchema },
  };
  app.get(alertChannelPaths.pushKey, { schema: keySchema }, async (request) => {
    await authenticate(request);
    return { key: getVapidKeys().publicKey };
  });
  const deliveriesSchema = {
    summary: 'The latest deliveries, the newest first',
    security,
    response: { 200: alertDeliveryListSchema },
  };
  app.get(alertChannelPaths.deliveries, { schema: deliveriesSchema }, async (request) => {
    const { userId } = await authenticate(request);
    const items = await listDeliveries(db, userId, detectRequestLanguage(request));
    return { items, nextCursor: null };
  });
}

function addCreateRoutes(app: ApiApp, deps: Deps): void {
  const readCaller = createCallerReader(deps);
  const webhookSchema = {
    summary:
      'Send alerts to an address; it answers a challenge first, and the secret is shown once',
    security,
    body: createWebhookSchema,
    response: { 201: webhookSecretSchema },
  };
  app.post(alertChannelPaths.webhooks, { schema: webhookSchema }, async (request, reply) => {
    const { row, secret } = await createWebhook(deps, request.body, await readCaller(request));
    return reply.code(201).send({ channel: toChannel(row, deps.contents), secret });
  });
  const browserSchema = {
    summary: 'Send alerts to a browser that has subscribed',
    security,
    body: createBrowserSchema,
    response: { 201: alertChannelSchema },
  };
  app.post(alertChannelPaths.browsers, { schema: browserSchema }, async (request, reply) => {
    const row = await createBrowser(deps, request.body, await readCaller(request));
    return reply.code(201).send(toChannel(row, deps.contents));
  });
}

function addChangeRoutes(app: ApiApp, deps: Deps): void {
  const { db, contents, now } = deps;
  const readCaller = createCallerReader(deps);
  const changeSchema = {
    summary: 'Turn a channel on or off',
    security,
    params,
    body: changeChannelSchema,
    response: { 200: alertChannelSchema },
  };
  app.patch(onePath, { schema: changeSchema }, async (request) => {
    const { userId } = await readCaller(request);
    const row = await changeChannel(db, { id: request.params.id, userId }, request.body);
    return toChannel(row, contents);
  });
  const secretSchema = {
    summary: 'A new secret, shown once; the present one is valid for a day more',
    security,
    params,
    response: { 200: webhookSecretSchema },
  };
  app.post(`${onePath}/secret`, { schema: secretSchema }, async (request) => {
    const { userId } = await readCaller(request);
    const { id } = request.params;
    const known = await readChannel(db, id, userId);
    if (known.kind !== 'webhook') throw new AppError('NOT_FOUND', 'a browser has no secret');
    const content = rotateSecret(contents.openWebhook(known.content), now());
    const row = await changeChannel(db, { id, userId }, { content: contents.seal(content) });
    return { channel: toChannel(row, contents), secret: content.secret };
  });
  const testSchema = {
    summary: 'Send a test message at once',
    security,
    params,
    response: { 200: channelTestSchema },
  };
  app.post(`${onePath}/test`, { schema: testSchema }, async (request) => {
    const { userId, language } = await readCaller(request);
    const row = await readChannel(db, request.params.id, userId);
    const { fault, status } = await sendToChannel(
      deps,
      row,
      createTestMessage(`test_${randomUUID()}`, language),
    );
    return { ...(fault && { fault }), ...(status === undefined ? {} : { status }) };
  });
  const deleteSchema = {
    summary: 'Send nothing to a channel any longer, and delete it with its deliveries',
    security,
    params,
    response: { 204: z.undefined() },
  };
  app.delete(onePath, { schema: deleteSchema }, async (request, reply) => {
    const { userId } = await deps.authenticate(request);
    await deleteChannel(db, request.params.id, userId);
    return reply.code(204).send();
  });
}

/** Routes of where alerts are sent beside mail: programs, browsers, and what became of it. */
export function createChannelRoutes(deps: Deps): FeaturePlugin {
  return async (app) => {
    addReadingRoutes(app, deps);
    addCreateRoutes(app, deps);
    addChangeRoutes(app, deps);
  };
}
