/** Texts by key; a key may have a group of texts. */
export type Words = { readonly [key: string]: string | Words } | object;

type Values = Readonly<Record<string, unknown>>;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
};
const escapeText = (text: string): string =>
  text.replace(/[&<>"'/]/g, (mark) => escapes[mark] ?? mark);

function findText(words: Words | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (group, name) =>
        typeof group === 'object' && group !== null && Object.hasOwn(group, name)
          ? Reflect.get(group, name)
          : undefined,
      words,
    );
  return typeof found === 'string' ? found : undefined;
}

/** Whether values are escaped for markup: only react-i18next's Trans asks for it. */
function isEscaping({ interpolation }: Values): boolean {
  return (
    typeof interpolation === 'object' &&
    interpolation !== null &&
    Reflect.get(interpolation, 'escapeValue') === true
  );
}

/** A text with its placeholders filled; a missing value leaves nothing. */
export function fillPlaceholders(text: string, values: Values): string {
  const write = isEscaping(values) ? escapeText : (value: string) => value;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? write(`${value}`) : '';
  });
}

type Place = {
  readonly language: string;
  readonly namespace: string;
  readonly getWords: (namespace: string) => Words | undefined;
};

/**
 * Creates i18next's `t`: the text of `key` or `namespace:key` with its values; with a `count` its
 * plural form. Returns the key when there is no text, and the text as it is without values.
 */
export function createTranslate({ language, namespace, getWords }: Place) {
  const plurals = new Intl.PluralRules(language);
  return (fullKey: string, values?: Values | object): string => {
    const [name, key] = fullKey.includes(':')
      ? [fullKey.slice(0, fullKey.indexOf(':')), fullKey.slice(fullKey.indexOf(':') + 1)]
      : [namespace, fullKey];
    const words = getWords(name);
    const given: Values = { ...values };
    const { count } = given;
    const text =
      (typeof count === 'number'
        ? findText(words, `${key}_${plurals.select(count)}`)
        : undefined) ?? findText(words, key);
    if (text === undefined) return key;
    return values === undefined ? text : fillPlaceholders(text, given);
  };
}
