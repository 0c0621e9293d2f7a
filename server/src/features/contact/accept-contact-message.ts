import {
  getContactReasonName,
  contactRequestSchema,
  getReplyBusinessDays,
  type ContactRequest,
  type Language,
} from '@vela/contracts';
import { and, eq, lte } from 'drizzle-orm';
import { contactMessages } from '../../db/schema/correspondence.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isHoneypotFilled, type FormCaller, type FormDeps } from '../../forms/form-deps.ts';
import { createRepeatKey, repeatMs } from '../../forms/repeat-key.ts';
import { storeSubmission } from '../../forms/store-submission.ts';
import { RequestValidationError } from '../../http/zod-validation.ts';
import { createContactMessageMail } from '../../mail/templates/contact-message.ts';
import { createFormReceiptMail } from '../../mail/templates/form-receipt.ts';

type Written = Omit<ContactRequest, 'language'> & { readonly language: Language };

function parseContactRequest(fields: unknown): ContactRequest {
  const parsed = contactRequestSchema.safeParse(fields, { reportInput: true });
  if (!parsed.success) throw new RequestValidationError(contactRequestSchema, parsed.error.issues);
  return parsed.data;
}

/** Id of the message; undefined for a repeat in a day, also of parallel requests (unique key). */
async function storeContactMessage(
  deps: FormDeps,
  tx: Transaction,
  { email, reason, message, language }: Written,
): Promise<number | undefined> {
  const now = deps.now();
  const repeatKey = createRepeatKey(email, reason, message);
  await tx
    .update(contactMessages)
    .set({ repeatKey: null })
    .where(
      and(
        eq(contactMessages.repeatKey, repeatKey),
        lte(contactMessages.receivedAt, new Date(now - repeatMs)),
      ),
    );
  const [stored] = await tx
    .insert(contactMessages)
    .values({ email, reason, message, language, receivedAt: new Date(now), repeatKey })
    .onConflictDoNothing({ target: contactMessages.repeatKey })
    .returning({ id: contactMessages.id });
  return stored?.id;
}

async function queueContactMails(
  deps: FormDeps,
  tx: Transaction,
  { id, ...written }: Written & { readonly id: number },
): Promise<void> {
  const { email, reason, message, language } = written;
  const to = deps.config.contactTo.messages;
  const mail = createContactMessageMail({ to, id, from: email, reason, message, language });
  await deps.mails.enqueue(tx, { kind: 'contact-message', mail });
  const about = getContactReasonName(reason, language);
  const days = getReplyBusinessDays({ form: 'contact', reason });
  const receipt = createFormReceiptMail({ to: email, language, form: 'contact', about, days });
  await deps.mails.enqueue(tx, { kind: 'contact-receipt', mail: receipt });
}

/**
 * Stores a contact message and queues its mail and a receipt for the sender, once per day for equal
 * messages. A message of a bot (filled honeypot) gets the same response and is dropped. The caller
 * has counted the attempt. Throws RequestValidationError for invalid fields and TOO_MANY_REQUESTS.
 */
export async function acceptContactMessage(
  deps: FormDeps,
  fields: unknown,
  { ip, language, log }: FormCaller,
): Promise<void> {
  if (isHoneypotFilled(fields)) {
    log.info({ form: 'contact' }, 'a form was filled in by a program and not kept');
    return;
  }
  const request = parseContactRequest(fields);
  const written = { ...request, language: request.language ?? language };
  await storeSubmission(deps, {
    form: 'contact',
    ip,
    email: written.email,
    store: (tx) => storeContactMessage(deps, tx, written),
    queueMails: (tx, id) => queueContactMails(deps, tx, { ...written, id }),
  });
}
