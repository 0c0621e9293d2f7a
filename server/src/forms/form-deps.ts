import { honeypotField, type Language } from '@vela/contracts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { AppDeps } from '../features/feature.ts';
import { detectRequestLanguage } from '../http/request-language.ts';
import type { PdfChecker } from '../features/applications/pdf/create-pdf-checker.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { createRateLimits, type RateLimits } from '../rate-limits.ts';
import { usualFormLimits, type FormAction } from './form-limits.ts';

export type FormDeps = Pick<AppDeps, 'config' | 'db' | 'now'> & {
  readonly limits: RateLimits<FormAction>;
  readonly mails: MailQueue;
  readonly pdfChecker: Pick<PdfChecker, 'check'>;
};

/** The sender of a form. `log` is the request logger, so that lines carry the request id. */
export type FormCaller = {
  readonly ip: string;
  readonly language: Language;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/** Created once per app; API routes and page actions share the limits. */
export function createForms(
  given: Pick<AppDeps, 'config' | 'db' | 'now' | 'formLimits' | 'limitClock'>,
  { mails, pdfChecker }: Pick<FormDeps, 'mails' | 'pdfChecker'>,
): FormDeps {
  const { config, db, now, formLimits, limitClock } = given;
  return {
    config,
    db,
    now,
    mails,
    pdfChecker,
    limits: createRateLimits(config.sessionSecret, formLimits ?? usualFormLimits, limitClock),
  };
}

/** The sender of a form, from its request. */
export function toFormCaller(request: FastifyRequest): FormCaller {
  return { ip: request.ip, language: detectRequestLanguage(request), log: request.log };
}

/** Counts one attempt to send a form. Throws TOO_MANY_REQUESTS. */
export async function countTry({ limits }: FormDeps, { ip }: FastifyRequest): Promise<void> {
  await limits.count('try', { ip });
}

/** True when the hidden honeypot field is filled, so the sender is a bot. */
export function isHoneypotFilled(fields: unknown): boolean {
  const typed: unknown =
    typeof fields === 'object' && fields !== null ? Reflect.get(fields, honeypotField) : undefined;
  return typeof typed === 'string' && typed.trim() !== '';
}
