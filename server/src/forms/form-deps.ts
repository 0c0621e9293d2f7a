import { honeypotField, type Language } from '@vela/contracts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { AppDeps } from '../features/feature.ts';
import { languageOf } from '../http/request-language.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { createRateLimits, type RateLimits } from '../rate-limits.ts';
import { usualFormLimits, type FormAction } from './form-limits.ts';

/** What the forms that strangers fill in work with. */
export type FormDeps = Pick<AppDeps, 'config' | 'db' | 'now'> & {
  readonly limits: RateLimits<FormAction>;
  readonly mails: MailQueue;
};

/** On whose behalf a form is taken. `log` is the request's own, so that a line can be found by its id. */
export type FormCaller = {
  readonly ip: string;
  readonly language: Language;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/** Made once for an app, for the calls of the API and the actions of the pages alike: they share their limits. */
export function createForms(
  { config, db, now, formLimits }: Pick<AppDeps, 'config' | 'db' | 'now' | 'formLimits'>,
  mails: MailQueue,
): FormDeps {
  return {
    config,
    db,
    now,
    mails,
    limits: createRateLimits(config.sessionSecret, formLimits ?? usualFormLimits),
  };
}

/** Who sends a form, as its request says. */
export function formCaller(request: FastifyRequest): FormCaller {
  return { ip: request.ip, language: languageOf(request), log: request.log };
}

/** Counts one try to send a form. Throws TOO_MANY_REQUESTS. */
export async function countTry({ limits }: FormDeps, { ip }: FastifyRequest): Promise<void> {
  await limits.count('try', { ip });
}

/** Has a program filled in the field that no person sees? */
export function isFromProgram(fields: unknown): boolean {
  const typed: unknown =
    typeof fields === 'object' && fields !== null ? Reflect.get(fields, honeypotField) : undefined;
  return typeof typed === 'string' && typed.trim() !== '';
}
