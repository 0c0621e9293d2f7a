import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { en } from './en/catalogue.ts';

type Words = { readonly [key: string]: string | Words };

const app = path.resolve(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/^i18n[\\/](?:en|tr)[\\/]|\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(app, file), 'utf8'));

function keysOf(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const withoutNamespace = (key: string) => key.replace(/^[\w-]+:/, '');

/** What a source can ask of a catalogue: the words it quotes, and those a template such as `mode.${name}` can become. */
function askedIn(source: string): RegExp[] {
  const quoted = [...source.matchAll(/(['"])((?:[\w-]+:)?[\w.-]+)\1/g)].map(([, , key = '']) => [
    withoutNamespace(key),
  ]);
  const templates = [...source.matchAll(/`((?:[^`$]|\$\{[^}`]*\})+)`/g)]
    .map(([, template = '']) => withoutNamespace(template).split(/\$\{[^}]*\}/))
    .filter((pieces) => pieces.length > 1 && pieces.some((piece) => piece.includes('.')));
  return [...quoted, ...templates].map(
    (pieces) => new RegExp(`^${pieces.map(escaped).join(String.raw`[\w-]+`)}$`),
  );
}

it.each(Object.entries<Words>(en))('each word of %s stands on some screen', (namespace, words) => {
  const asked = sources
    .filter((source) => source.includes(`'${namespace}'`) || source.includes(`${namespace}:`))
    .flatMap(askedIn);
  // A count chooses between the two forms; both are asked for by the name they share.
  const isAsked = (key: string) =>
    asked.some((pattern) => pattern.test(key) || pattern.test(key.replace(/_(?:one|other)$/, '')));
  expect(keysOf(words).filter((key) => !isAsked(key))).toEqual([]);
});
