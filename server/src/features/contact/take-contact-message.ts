import {
  contactReasonWord,
  contactRequestSchema,
  replyBusinessDaysOf,
  type ContactRequest,
  type Language,
} from '@vela/contracts';
import { and, eq, lte } from 'drizzle-orm';
import { contactMessages } from '../../db/schema/correspondence.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isFromProgram, type FormCaller, type FormDeps } from '../../forms/form-deps.ts';
import { repeatKeyOf, repeatMs } from '../../forms/repeat.ts';
import { withReservation } from '../../forms/reserve-submission.ts';
import { RequestValidationError } from '../../http/zod-validation.ts';
import { contactMessageMail } from '../../mail/templates/contact-message.ts';
import { formReceiptMail } from '../../mail/templates/form-receipt.ts';

type Written = Omit<ContactRequest, 'language'> & { readonly language: Language };

function parse(fields: unknown): ContactRequest {
  const parsed = contactRequestSchema.safeParse(fields, { reportInput: true });
  if (!parsed.success) throw new RequestValidationError(contactRequestSchema, parsed.error.issues);
  return parsed.data;
}

/** Its id, or undefined when the same message was taken within the last day; of two at once, the database lets one through. */
async function store(
  deps: FormDeps,
  tx: Transaction,
  { email, reason, message, language }: Written,
): Promise<number | undefined> {
  const now = deps.now();
  const repeatKey = repeatKeyOf(email, reason, message);
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

async function mailBoth(
  deps: FormDeps,
  tx: Transaction,
  { id, ...written }: Written & { readonly id: number },
): Promise<void> {
  const { email, reason, message, language } = written;
  const to = deps.config.contactTo.messages;
  const mail = contactMessageMail({ to, id, from: email, reason, message, language });
  await deps.mails.enqueue(tx, { kind: 'contact-message', mail });
  const days = replyBusinessDaysOf({ form: 'contact', reason });
  const receipt = formReceiptMail({
    to: email,
    language,
    form: 'contact',
    about: contactReasonWord(reason, language),
    days,
  });
  await deps.mails.enqueue(tx, { kind: 'contact-receipt', mail: receipt });
}

/**
 * Stores what somebody wrote and mails it, with a confirmation to him: once, however often the same arrives within a day. What a program
 * filled in is answered alike and forgotten. The caller has counted the try. Throws RequestValidationError for faulty fields and TOO_MANY_REQUESTS.
 */
export async function takeContactMessage(
  deps: FormDeps,
  fields: unknown,
  { ip, language, log }: FormCaller,
): Promise<void> {
  if (isFromProgram(fields)) {
    log.info({ form: 'contact' }, 'a form was filled in by a program and not kept');
    return;
  }
  const request = parse(fields);
  const written = { ...request, language: request.language ?? language };
  await withReservation(deps.limits, { form: 'contact', ip, email: written.email }, (reserve) =>
    deps.db.transaction(async (tx) => {
      const id = await store(deps, tx, written);
      if (id === undefined) return;
      await reserve();
      await mailBoth(deps, tx, { ...written, id });
    }),
  );
  deps.mails.deliverSoon();
}
