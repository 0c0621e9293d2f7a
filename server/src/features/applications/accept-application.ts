import { createHash } from 'node:crypto';
import {
  applicationRequestSchema,
  getJobPositionName,
  getReplyBusinessDays,
  type ApplicationRequest,
  type FieldError,
  type Language,
  type UploadedFile,
} from '@vela/contracts';
import { and, eq, lte } from 'drizzle-orm';
import { jobApplications } from '../../db/schema/correspondence.ts';
import { uploadedFiles } from '../../db/schema/uploaded-file.ts';
import type { Transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { isHoneypotFilled, type FormCaller, type FormDeps } from '../../forms/form-deps.ts';
import { createRepeatKey, repeatMs } from '../../forms/repeat-key.ts';
import { storeSubmission } from '../../forms/store-submission.ts';
import { toFieldErrors } from '../../http/field-faults.ts';
import { RequestValidationError } from '../../http/zod-validation.ts';
import { createApplicationMail } from '../../mail/templates/application.ts';
import { createFormReceiptMail } from '../../mail/templates/form-receipt.ts';
import { toNetwork } from '../../network.ts';
import { checkPdf, type CheckedPdf } from './check-pdf.ts';
import { toFileFieldError, createFileError, type FileFault } from './file-error.ts';
import type { ApplicationForm } from './read-application-form.ts';
import { toSafeFileName } from './safe-file-name.ts';

type Applied = Omit<ApplicationRequest, 'language'> & {
  readonly language: Language;
  readonly file: UploadedFile;
  readonly hasAttachments: boolean;
};
type CheckedFile = CheckedPdf | { readonly kind: 'refused'; readonly fault: FileFault };

async function checkFile(
  { limits, pdfChecker }: FormDeps,
  file: UploadedFile | undefined,
  ip: string,
): Promise<CheckedFile> {
  // A form without a chosen file sends one without name and content.
  if (file === undefined || (file.bytes.length === 0 && !file.name))
    return { kind: 'refused', fault: 'required' };
  // Counted whatever comes of it: looking into a file costs more than refusing it.
  await limits.count('file', { ip });
  return checkPdf(file.bytes, { checker: pdfChecker, address: toNetwork(ip) });
}

function parseFields(
  fields: unknown,
  language: Language,
): { request?: ApplicationRequest; faults: FieldError[] } {
  const parsed = applicationRequestSchema.safeParse(fields, { reportInput: true });
  if (parsed.success) return { request: parsed.data, faults: [] };
  return {
    faults: toFieldErrors(
      new RequestValidationError(applicationRequestSchema, parsed.error.issues),
      language,
    ),
  };
}

/** Reports all faults at once, those of the file and of the fields. */
async function checkApplication(
  deps: FormDeps,
  { fields, file }: ApplicationForm,
  { ip, language }: Pick<FormCaller, 'ip' | 'language'>,
): Promise<Applied> {
  const { request, faults } = parseFields(fields, language);
  const checked = await checkFile(deps, file, ip);
  if (request === undefined) {
    const all =
      checked.kind === 'refused' ? [...faults, toFileFieldError(checked.fault, language)] : faults;
    throw new AppError('VALIDATION_FAILED', 'the application has faulty fields', {
      details: { fields: all },
    });
  }
  if (checked.kind === 'refused') throw createFileError(checked.fault, language);
  if (file === undefined) throw createFileError('required', language);
  return {
    ...request,
    language: request.language ?? language,
    file,
    hasAttachments: checked.hasAttachments,
  };
}

/** Ids of application and file; undefined for a repeat in a day, also of parallel requests. */
async function storeApplication(
  deps: FormDeps,
  tx: Transaction,
  applied: Applied,
): Promise<{ id: number; fileId: number } | undefined> {
  const { email, position, language, file } = applied;
  const [now, sha256] = [deps.now(), createHash('sha256').update(file.bytes).digest('hex')];
  const repeatKey = createRepeatKey(email, position, sha256);
  const sameKey = eq(jobApplications.repeatKey, repeatKey);
  await tx
    .update(jobApplications)
    .set({ repeatKey: null })
    .where(and(sameKey, lte(jobApplications.receivedAt, new Date(now - repeatMs))));
  const [known] = await tx.select({ id: jobApplications.id }).from(jobApplications).where(sameKey);
  if (known !== undefined) return undefined;
  const content = Buffer.from(file.bytes);
  const [stored] = await tx
    .insert(uploadedFiles)
    .values({
      name: toSafeFileName(file.name),
      sha256,
      bytes: content.length,
      content,
      createdAt: new Date(now),
    })
    .returning({ id: uploadedFiles.id });
  const fileId = stored?.id ?? 0;
  const [inserted] = await tx
    .insert(jobApplications)
    .values({ email, position, language, fileId, receivedAt: new Date(now), repeatKey })
    .onConflictDoNothing({ target: jobApplications.repeatKey })
    .returning({ id: jobApplications.id });
  if (inserted !== undefined) return { id: inserted.id, fileId };
  await tx.delete(uploadedFiles).where(eq(uploadedFiles.id, fileId));
  return undefined;
}

async function queueApplicationMails(
  deps: FormDeps,
  tx: Transaction,
  applied: Applied & { readonly id: number; readonly fileId: number },
): Promise<void> {
  const { id, fileId, email, position, language, hasAttachments } = applied;
  const mail = createApplicationMail({
    to: deps.config.contactTo.applications,
    id,
    from: email,
    position,
    language,
    hasAttachments,
  });
  await deps.mails.enqueue(tx, { kind: 'application', mail, fileId });
  const about = getJobPositionName(position, language);
  const days = getReplyBusinessDays({ form: 'application' });
  const receipt = createFormReceiptMail({ to: email, language, form: 'application', about, days });
  await deps.mails.enqueue(tx, { kind: 'application-receipt', mail: receipt });
}

/**
 * Stores an application and queues its mail and receipt, once a day for equal ones; a bot's
 * (honeypot) is dropped with the same response. The caller counted the attempt. Throws
 * VALIDATION_FAILED, FILE_REFUSED, PAYLOAD_TOO_LARGE and TOO_MANY_REQUESTS.
 */
export async function acceptApplication(
  deps: FormDeps,
  form: ApplicationForm,
  { ip, language, log }: FormCaller,
): Promise<void> {
  if (isHoneypotFilled(form.fields)) {
    log.info({ form: 'application' }, 'a form was filled in by a program and not kept');
    return;
  }
  const applied = await checkApplication(deps, form, { ip, language });
  await storeSubmission(deps, {
    form: 'application',
    ip,
    email: applied.email,
    store: (tx) => storeApplication(deps, tx, applied),
    queueMails: (tx, stored) => queueApplicationMails(deps, tx, { ...applied, ...stored }),
  });
}
