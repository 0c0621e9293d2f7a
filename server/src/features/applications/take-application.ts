import { createHash } from 'node:crypto';
import {
  applicationRequestSchema,
  jobPositionWord,
  replyBusinessDaysOf,
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
import { isFromProgram, type FormCaller, type FormDeps } from '../../forms/form-deps.ts';
import { repeatKeyOf, repeatMs } from '../../forms/repeat.ts';
import { withReservation } from '../../forms/reserve-submission.ts';
import { fieldErrors } from '../../http/field-faults.ts';
import { RequestValidationError } from '../../http/zod-validation.ts';
import { applicationMail } from '../../mail/templates/application.ts';
import { formReceiptMail } from '../../mail/templates/form-receipt.ts';
import { checkPdf, type CheckedPdf } from './check-pdf.ts';
import { fileError, fileRefusal, type FileFault } from './file-refusal.ts';
import type { ApplicationForm } from './read-application-form.ts';
import { safeFileName } from './safe-file-name.ts';

type Applied = Omit<ApplicationRequest, 'language'> & {
  readonly language: Language;
  readonly file: UploadedFile;
  readonly hasAttachments: boolean;
};
type CheckedFile = CheckedPdf | { readonly kind: 'refused'; readonly fault: FileFault };

async function checkFile(file: UploadedFile | undefined): Promise<CheckedFile> {
  // A form without a chosen file sends one without name and content.
  if (file === undefined || (file.bytes.length === 0 && !file.name))
    return { kind: 'refused', fault: 'required' };
  return checkPdf(file.bytes);
}

function readFields(
  fields: unknown,
  language: Language,
): { request?: ApplicationRequest; faults: FieldError[] } {
  const parsed = applicationRequestSchema.safeParse(fields, { reportInput: true });
  if (parsed.success) return { request: parsed.data, faults: [] };
  return {
    faults: fieldErrors(
      new RequestValidationError(applicationRequestSchema, parsed.error.issues),
      language,
    ),
  };
}

/** Everything that is wrong is told at once, the file beside the fields. */
async function check({ fields, file }: ApplicationForm, language: Language): Promise<Applied> {
  const { request, faults } = readFields(fields, language);
  const checked = await checkFile(file);
  if (request === undefined) {
    const all =
      checked.kind === 'refused' ? [...faults, fileError(checked.fault, language)] : faults;
    throw new AppError('VALIDATION_FAILED', 'the application has faulty fields', {
      details: { fields: all },
    });
  }
  if (checked.kind === 'refused') throw fileRefusal(checked.fault, language);
  if (file === undefined) throw fileRefusal('required', language);
  return {
    ...request,
    language: request.language ?? language,
    file,
    hasAttachments: checked.hasAttachments,
  };
}

/** Its id and its file's, or undefined when the same was taken within the last day; of two at once, the database lets one through. */
async function store(
  deps: FormDeps,
  tx: Transaction,
  applied: Applied,
): Promise<{ id: number; fileId: number } | undefined> {
  const { email, position, language, file } = applied;
  const [now, sha256] = [deps.now(), createHash('sha256').update(file.bytes).digest('hex')];
  const repeatKey = repeatKeyOf(email, position, sha256);
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
      name: safeFileName(file.name),
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

async function mailBoth(
  deps: FormDeps,
  tx: Transaction,
  applied: Applied & { readonly id: number; readonly fileId: number },
): Promise<void> {
  const { id, fileId, email, position, language, hasAttachments } = applied;
  const mail = applicationMail({
    to: deps.config.contactTo.applications,
    id,
    from: email,
    position,
    language,
    hasAttachments,
  });
  await deps.mails.enqueue(tx, { kind: 'application', mail, fileId });
  const days = replyBusinessDaysOf({ form: 'application' });
  const receipt = formReceiptMail({
    to: email,
    language,
    form: 'application',
    about: jobPositionWord(position, language),
    days,
  });
  await deps.mails.enqueue(tx, { kind: 'application-receipt', mail: receipt });
}

/**
 * Stores an application with its file and mails it, with a confirmation to the sender: once, however often the same arrives within a day.
 * What a program filled in is answered alike and forgotten. The caller has counted the try. Throws VALIDATION_FAILED, FILE_REFUSED,
 * PAYLOAD_TOO_LARGE and TOO_MANY_REQUESTS.
 */
export async function takeApplication(
  deps: FormDeps,
  form: ApplicationForm,
  { ip, language, log }: FormCaller,
): Promise<void> {
  if (isFromProgram(form.fields)) {
    log.info({ form: 'application' }, 'a form was filled in by a program and not kept');
    return;
  }
  const applied = await check(form, language);
  await withReservation(deps.limits, { form: 'application', ip, email: applied.email }, (reserve) =>
    deps.db.transaction(async (tx) => {
      const stored = await store(deps, tx, applied);
      if (stored === undefined) return;
      await reserve();
      await mailBoth(deps, tx, { ...applied, ...stored });
    }),
  );
  deps.mails.deliverSoon();
}
