import { applicationFile, contactLimits, honeypotField, type Language } from '@vela/contracts';
import { AppError } from '../errors.ts';
import { createFileError } from '../features/applications/file-error.ts';
import { createFieldError } from '../http/field-faults.ts';

/** A page that takes a form, and what it takes of one. */
export type PageForm = {
  readonly fields: readonly string[];
  /** How many characters of which fields the page shows again. */
  readonly shown: Readonly<Record<string, number>>;
  readonly takesFile: boolean;
  /** The most bytes of one field in multipart/form-data. */
  readonly fieldBytes: number;
  /** What is said of a body beyond the limit, at the field that made it so. */
  readonly tooLarge: (language: Language) => AppError;
};

const email = 254;
const choice = 60;

/** By path, in lower case. */
const pageForms: Readonly<Record<string, PageForm>> = {
  '/contact': {
    fields: ['email', 'reason', 'message', 'language', honeypotField],
    // Above the allowed length, so that a text that is too long is returned complete.
    shown: { email, reason: choice, message: 2 * contactLimits.messageMaxLength },
    takesFile: false,
    // In UTF-8 a character takes up to three bytes of the sixteen bits it is counted by.
    fieldBytes: 2 * 3 * contactLimits.messageMaxLength,
    tooLarge: (language) => {
      const fillings = { maximum: contactLimits.messageMaxLength };
      const fields = [createFieldError('message', { fault: 'too-long', fillings }, language)];
      const reason = 'the message is too large to be read';
      return new AppError('PAYLOAD_TOO_LARGE', reason, { details: { fields } });
    },
  },
  '/career': {
    fields: ['email', 'position', 'language', honeypotField],
    shown: { email, position: choice },
    takesFile: true,
    fieldBytes: 2000,
    tooLarge: (language) => createFileError('file-too-large', language),
  },
};

/** Everything beside a file, and whole forms without one. */
const usualBytes = 64 * 1024;

/** The most bytes of a whole body that are read as a form. */
export function getBodyLimit(form: PageForm, isMultipart: boolean): number {
  return form.takesFile && isMultipart ? applicationFile.maxBytes + 1024 * 1024 : usualBytes;
}

/** The form of a page by its path in lower case; router requests end in `.data`. */
export function findPageForm(path: string): PageForm | undefined {
  const page = path.replace(/\.data$/, '');
  return Object.hasOwn(pageForms, page) ? pageForms[page] : undefined;
}

/** What Allow says of an address. */
export function getAllowedMethods(url: string): string {
  const path = (url.split('?')[0] ?? '').toLowerCase().replace(/(.)\/+$/, '$1');
  return findPageForm(path) === undefined ? 'GET, HEAD, OPTIONS' : 'GET, HEAD, OPTIONS, POST';
}
