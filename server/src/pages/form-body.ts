import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { multipartLimits } from '../features/applications/read-application-form.ts';

/** Lets this part of the app take HTML forms and no other bodies. They are left unread: whoever knows the form of the page reads it. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) =>
    done(null),
  );
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
}
