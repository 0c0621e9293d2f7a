import { agreements, type AgreementDocument } from '../legal.ts';
import type { ErrorCode } from '../error-code.ts';
import type { Language } from '../language.ts';
import type { ErrorWords, FieldFault } from './error-words.ts';
import { errorsEn } from './errors.en.ts';
import { errorsTr } from './errors.tr.ts';

type Fillings = Readonly<Record<string, string | number>>;

const words: Readonly<Record<Language, ErrorWords>> = { en: errorsEn, tr: errorsTr };
const locale = { en: 'en-US', tr: 'tr-TR' } as const satisfies Record<Language, string>;

function fill(text: string, fillings: Fillings, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = fillings[key];
    return typeof value === 'number' ? value.toLocaleString(locale[language]) : (value ?? whole);
  });
}

/** What a person is told about an error code; never depends on what the server knows beyond the code. */
export function errorMessage(code: ErrorCode, language: Language): string {
  return words[language].codes[code];
}

/** Waits up to this are "a moment". */
const momentSeconds = 90;

function spell(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const [amount, unit] = minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat(locale[language], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}

/** TOO_MANY_REQUESTS in words that name a wait of more than a moment, rounded up to minutes or hours. */
export function tooManyRequestsMessage(waitSeconds: number, language: Language): string {
  if (waitSeconds <= momentSeconds) return errorMessage('TOO_MANY_REQUESTS', language);
  return fill(words[language].tooManyForNow, { wait: spell(waitSeconds, language) }, language);
}

/** Name of a request's field in the interface; a field without one keeps its name on the wire. `agreements.0.version` is spoken of as `agreements`. */
export function fieldName(field: string, language: Language): string {
  const names: Readonly<Record<string, string>> = words[language].fields;
  const known = [field, field.split('.')[0] ?? ''].find((name) => Object.hasOwn(names, name));
  return (known === undefined ? undefined : names[known]) ?? field;
}

/** One sentence that names the field and says what is wrong with it, such as "Password must have at least 12 characters." */
export function fieldMessage(
  fault: { readonly fault: FieldFault; readonly field: string; readonly fillings?: Fillings },
  language: Language,
): string {
  return fill(
    words[language].faults[fault.fault],
    { ...fault.fillings, field: fieldName(fault.field, language) },
    language,
  );
}

/** 'Please accept: ' followed by the names of the agreements that are missing, in their fixed order. */
export function pleaseAcceptMessage(
  missing: readonly AgreementDocument[],
  language: Language,
): string {
  const names = agreements
    .filter(({ document }) => missing.includes(document))
    .map(({ document }) => words[language].agreements[document]);
  return fill(words[language].pleaseAccept, { missing: names.join(', ') }, language);
}

/** 'Passwords do not match', said of a confirmation that differs. */
export function passwordsDifferMessage(language: Language): string {
  return words[language].passwordsDiffer;
}
