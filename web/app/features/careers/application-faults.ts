import { applicationFile, type Language } from '@vela/contracts';
import type { TFunction } from 'i18next';
import { collectFaults, type FieldFaults, findEmailFault } from '../../lib/forms/field-faults.ts';

type Translate = TFunction<['careers', 'forms']>;
type TranslationContext = { t: Translate; language: Language };

const bytesInMegabyte = 1024 * 1024;

/** Megabytes, one decimal, rounded up: a file just over a limit never shows as the limit. */
export function formatFileSize(bytes: number, language: Language): string {
  const megabytes = Math.ceil((bytes / bytesInMegabyte) * 10) / 10;
  return `${megabytes.toLocaleString(language)} MB`;
}

/** Client-side checks of an application's file; returns the message, or undefined. */
export function findFileFault(file: File | undefined, { t, language }: TranslationContext) {
  if (file === undefined || (file.name === '' && file.size === 0))
    return t('careers:form.fileMissing');
  const isNamedPdf = file.name.toLowerCase().endsWith(applicationFile.extension);
  // Some systems give a file no type: then the name decides, and finally the server.
  if (!isNamedPdf || (file.type !== '' && file.type !== applicationFile.type))
    return t('careers:form.fileNotPdf');
  if (file.size === 0) return t('careers:form.fileEmpty');
  if (file.size <= applicationFile.maxBytes) return undefined;
  return t('careers:form.fileTooLarge', {
    size: formatFileSize(file.size, language),
    max: formatFileSize(applicationFile.maxBytes, language),
  });
}

/** Client-side checks of an application; the server checks again. */
export function findApplicationFaults(fields: FormData, speech: TranslationContext): FieldFaults {
  const { t } = speech;
  const file = fields.get('file');
  return collectFaults({
    email: findEmailFault(fields, t),
    position: fields.get('position') ? undefined : t('careers:form.positionMissing'),
    file: findFileFault(file instanceof File ? file : undefined, speech),
  });
}
