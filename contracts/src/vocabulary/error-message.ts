import { agreements, type AgreementDocument } from '../legal.ts';
import type { ErrorCode } from '../error-code.ts';
import type { Language } from '../language.ts';
import { errorWords as words } from './by-language.ts';
import type { FieldFault } from './error-words.ts';
import { languageRules } from './rules-by-language.ts';

type TemplateValues = Readonly<Record<string, string | number>>;

function fillTemplate(text: string, fillings: TemplateValues, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = fillings[key];
    return typeof value === 'number'
      ? value.toLocaleString(languageRules[language].locale)
      : (value ?? whole);
  });
}

/** User message of an error code; depends on the code only, so that it leaks nothing else. */
export function getErrorMessage(code: ErrorCode, language: Language): string {
  return words[language].codes[code];
}

/** Longest wait that is called "a moment". */
const momentSeconds = 90;

function formatDuration(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const [amount, unit] = minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat(languageRules[language].locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}

/**
 * Message for TOO_MANY_REQUESTS; waits longer than a moment are named, rounded up to minutes or
 * hours.
 */
export function formatTooManyRequestsMessage(waitSeconds: number, language: Language): string {
  if (waitSeconds <= momentSeconds) return getErrorMessage('TOO_MANY_REQUESTS', language);
  return fillTemplate(
    words[language].tooManyForNow,
    { wait: formatDuration(waitSeconds, language) },
    language,
  );
}

/**
 * Display name of a request field; falls back to the wire name. A nested field such as
 * `agreements.0.version` has the name of its first part.
 */
export function getFieldName(field: string, language: Language): string {
  const names: Readonly<Record<string, string>> = words[language].fields;
  const known = [field, field.split('.')[0] ?? ''].find((name) => Object.hasOwn(names, name));
  return (known === undefined ? undefined : names[known]) ?? field;
}

/**
 * Message that names an invalid field and its fault, such as "Password must have at least 12
 * characters."
 */
export function formatFieldMessage(
  fault: { readonly fault: FieldFault; readonly field: string; readonly fillings?: TemplateValues },
  language: Language,
): string {
  return fillTemplate(
    words[language].faults[fault.fault],
    { ...fault.fillings, field: getFieldName(fault.field, language) },
    language,
  );
}

/** "Please accept: " followed by the names of the missing agreements, in their fixed order. */
export function formatPleaseAcceptMessage(
  missing: readonly AgreementDocument[],
  language: Language,
): string {
  const names = agreements
    .filter(({ document }) => missing.includes(document))
    .map(({ document }) => words[language].agreements[document]);
  return fillTemplate(words[language].pleaseAccept, { missing: names.join(', ') }, language);
}

/** Error message for a password confirmation that differs: "Passwords do not match". */
export function getPasswordsDifferMessage(language: Language): string {
  return words[language].passwordsDiffer;
}
