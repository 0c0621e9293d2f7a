import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { errors as englishErrors } from './contracts/src/vocabulary/en/errors.ts';
import { errors as turkishErrors } from './contracts/src/vocabulary/tr/errors.ts';
import { catalogue as english } from './web/app/i18n/en/catalogue.ts';
import { catalogue as turkish } from './web/app/i18n/tr/catalogue.ts';

const root = import.meta.dirname;

function readTable(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

const rows = readTable(path.join(root, 'docs/account-texts.md'))
  // The rows of texts begin with a section of the specification.
  .filter(([section = '']) => /^\d$/.test(section))
  .map(([, text = '', turkishText = '', , test = '', file = '']) => ({
    text,
    turkishText,
    test,
    file,
  }));

/** Texts by their keys, those of the interface and those of errors. */
function listTexts(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value]];
    return typeof value === 'object' && value !== null ? listTexts(value, `${prefix}${key}.`) : [];
  });
}

const inEnglish = [...listTexts(english), ...listTexts(englishErrors, 'errors:')];
const inTurkish = new Map([...listTexts(turkish), ...listTexts(turkishErrors, 'errors:')]);

it.each(rows)('$text is in the words of both languages, and its test exists', (row) => {
  const keys = inEnglish.filter(([, text]) => text === row.text).map(([key]) => key);
  expect(keys.map((key) => inTurkish.get(key))).toContain(row.turkishText);
  expect(readFileSync(path.join(root, row.file), 'utf8')).toContain(row.test);
});

/** The specification lies beside the checkout where it is developed. */
const specification = path.resolve(root, '../shared/specification.md');

it.runIf(existsSync(specification))('every text of the error catalogue has its row', () => {
  const section = readFileSync(specification, 'utf8').split('## 8. Error catalogue')[1] ?? '';
  const texts = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (.+?) \| .* \|$/gm)]
    .flatMap(([, cell = '']) => cell.split(' / '))
    .filter((text) => text !== 'Text' && !text.startsWith('---'))
    .map((text) =>
      text
        .replace(/^(?:Google|Apple) (?=sign-in|authentication)/, '{{provider}} ')
        .replace('{code}', '{{code}}'),
    );
  // "Please accept" begins the text that names what is missing.
  const missing = texts.filter(
    (text) => !rows.some((row) => row.text === text || row.text.startsWith(`${text}: `)),
  );
  expect(texts.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
