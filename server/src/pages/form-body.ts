import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { multipartLimits } from '../features/applications/read-application-form.ts';

/** Accepts HTML form bodies and no others. Bodies are left unread for the page handler. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) =>
    done(null),
  );
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
}
