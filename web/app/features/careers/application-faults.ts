import { applicationFile, type Language } from '@vela/contracts';
import type { TFunction } from 'i18next';
import { emailShape } from '../../lib/forms/email-shape.ts';
import type { FieldFaults } from '../../lib/forms/use-sent-form.ts';

type Translate = TFunction<['careers', 'forms']>;
type Speech = { t: Translate; language: Language };

const bytesInMegabyte = 1024 * 1024;

/** A size in megabytes with at most one decimal, rounded up, so that a file just over a limit never seems to be just at it. */
export function spellSize(bytes: number, language: Language): string {
  const megabytes = Math.ceil((bytes / bytesInMegabyte) * 10) / 10;
  return `${megabytes.toLocaleString(language)} MB`;
}

/** What the browser can see to be wrong with the file of an application, before a byte of it is sent. */
export function findFileFault(file: File | undefined, { t, language }: Speech): string | undefined {
  if (file === undefined || (file.name === '' && file.size === 0))
    return t('careers:form.fileMissing');
  const isNamedPdf = file.name.toLowerCase().endsWith(applicationFile.extension);
  // Some systems give a file no type at all; then its name decides, and in the end the server.
  if (!isNamedPdf || (file.type !== '' && file.type !== applicationFile.type))
    return t('careers:form.fileNotPdf');
  if (file.size === 0) return t('careers:form.fileEmpty');
  if (file.size <= applicationFile.maxBytes) return undefined;
  return t('careers:form.fileTooLarge', {
    size: spellSize(file.size, language),
    max: spellSize(applicationFile.maxBytes, language),
  });
}

/** What the browser can see to be wrong with an application; the server checks again. */
export function findApplicationFaults(fields: FormData, speech: Speech): FieldFaults {
  const { t } = speech;
  const email = fields.get('email');
  const address = typeof email === 'string' ? email.trim() : '';
  const file = fields.get('file');
  const fileFault = findFileFault(file instanceof File ? file : undefined, speech);
  const faults: Record<string, string> = {};
  if (address === '') faults['email'] = t('forms:required');
  else if (!emailShape.test(address)) faults['email'] = t('forms:emailInvalid');
  if (!fields.get('position')) faults['position'] = t('careers:form.positionMissing');
  if (fileFault !== undefined) faults['file'] = fileFault;
  return faults;
}
