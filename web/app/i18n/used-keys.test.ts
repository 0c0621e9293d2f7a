import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from './en/catalogue.ts';

type Words = { readonly [key: string]: string | Words };

const app = path.resolve(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/^i18n[\\/][a-z]{2}[\\/]|\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(app, file), 'utf8'));

function listKeys(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : listKeys(value, `${prefix}${key}.`),
  );
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const removeNamespace = (key: string) => key.replace(/^[\w-]+:/, '');

/** Keys a source may use: its quoted strings, and patterns of templates such as `mode.${name}`. */
function findUsedKeys(source: string): RegExp[] {
  const quoted = [...source.matchAll(/(['"])((?:[\w-]+:)?[\w.-]+)\1/g)].map(([, , key = '']) => [
    removeNamespace(key),
  ]);
  const templates = [...source.matchAll(/`((?:[^`$]|\$\{[^}`]*\})+)`/g)]
    .map(([, template = '']) => removeNamespace(template).split(/\$\{[^}]*\}/))
    .filter((pieces) => pieces.length > 1 && pieces.some((piece) => piece.includes('.')));
  return [...quoted, ...templates].map(
    (pieces) => new RegExp(`^${pieces.map(escapePattern).join(String.raw`[\w-]+`)}$`),
  );
}

it.each(Object.entries<Words>(catalogue))('each key of %s is used', (namespace, words) => {
  const asked = sources
    .filter((source) => source.includes(`'${namespace}'`) || source.includes(`${namespace}:`))
    .flatMap(findUsedKeys);
  // Plural forms share the key that is used.
  const isAsked = (key: string) =>
    asked.some((pattern) => pattern.test(key) || pattern.test(key.replace(/_(?:one|other)$/, '')));
  expect(listKeys(words).filter((key) => !isAsked(key))).toEqual([]);
});
