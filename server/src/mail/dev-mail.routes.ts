import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { FeaturePlugin } from '../features/feature.ts';
import { mailListPage, mailPage } from './dev-mail-page.ts';
import { outboxFolder } from './outbox-mailer.ts';
import { listMails, readMail } from './outbox.ts';

const loopbackAddress = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
// A foreign name that resolves to 127.0.0.1 would let its page read the mails (DNS rebinding).
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Lets only this machine in; for everybody else there is no such page. */
function refuseStrangers(request: FastifyRequest): void {
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

/** The outbox as pages, so that a person without a mail server can read the mails. Local profile only. */
export function devMailRoutes(config: Config): FeaturePlugin {
  const folder = outboxFolder(config);
  return async (app) => {
    if (config.profile !== 'local') return;
    app.addHook('onRequest', async (request) => {
      refuseStrangers(request);
    });
    app.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) => {
      await sendPage(reply, mailListPage(await listMails(folder)));
      return reply;
    });
    const schema = { hide: true, params: z.object({ name: z.string() }) };
    app
      .withTypeProvider<ZodTypeProvider>()
      .get('/dev/mail/:name', { schema }, async (request, reply) => {
        const mail = await readMail(folder, request.params.name);
        if (mail === undefined) throw new AppError('NOT_FOUND', 'no such mail');
        await sendPage(reply, mailPage(mail));
        return reply;
      });
  };
}
