import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { FeaturePlugin } from '../features/feature.ts';
import { renderMailListPage, renderMailPage } from './dev-mail-page.ts';
import { getOutboxFolder } from './outbox-mailer.ts';
import { listMails, readMail } from './outbox.ts';

const loopbackAddress = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
// Prevents DNS rebinding: a foreign name that resolves to 127.0.0.1 could otherwise read the mails.
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Throws NOT_FOUND unless the request comes from this machine. */
function requireLoopback(request: FastifyRequest): void {
  const isHere =
    loopbackAddress.test(request.socket.remoteAddress ?? '') && loopbackAddress.test(request.ip);
  if (!isHere || !loopbackHost.test(request.headers.host ?? ''))
    throw new AppError('NOT_FOUND', 'the outbox is shown to this machine only');
}

async function sendPage(
  reply: FastifyReply,
  { html, policy }: { html: string; policy: string },
): Promise<void> {
  await reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Pages that show the outbox, for use without a mail server. Local profile only. */
export function createDevMailRoutes(config: Config): FeaturePlugin {
  const folder = getOutboxFolder(config);
  return async (app) => {
    if (config.profile !== 'local') return;
    app.addHook('onRequest', async (request) => {
      requireLoopback(request);
    });
    app.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) => {
      await sendPage(reply, renderMailListPage(await listMails(folder)));
      return reply;
    });
    const schema = { hide: true, params: z.object({ name: z.string() }) };
    app.get('/dev/mail/:name', { schema }, async (request, reply) => {
      const mail = await readMail(folder, request.params.name);
      if (mail === undefined) throw new AppError('NOT_FOUND', 'no such mail');
      await sendPage(reply, renderMailPage(mail));
      return reply;
    });
  };
}
