import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';

const app = path.join(import.meta.dirname, 'web', 'app');
const components = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

/** Attributes whose value a person reads or hears. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
  'heading',
  'eyebrow',
]);
/** Two letters in a row: a word. A single sign such as · or × is none. */
const word = /\p{L}{2}/u;
/** Abbreviations that are no language's own. */
const international = new Set(['UTC', 'PDF', 'RSS']);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function spokenAttribute(node: Node): string | undefined {
  const { name, value } = node;
  if (
    !isNode(name) ||
    !spoken.has(String(name['value'])) ||
    !isNode(value) ||
    value['type'] !== 'StringLiteral'
  )
    return undefined;
  return String(value['value']);
}

function textOf(node: Node): string | undefined {
  if (node['type'] === 'JSXText') return String(node['value']);
  return node['type'] === 'JSXAttribute' ? spokenAttribute(node) : undefined;
}

/** The words that stand in the source of a component, where an interface in two languages may have none. */
function findWords(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const child of node) findWords(child, found);
  else if (isNode(node)) {
    const text = textOf(node);
    if (text !== undefined && word.test(text) && !international.has(text.trim()))
      found.push(text.trim());
    for (const child of Object.values(node)) findWords(child, found);
  }
  return found;
}

const wordsIn = (source: string) =>
  findWords(parseSync(source, { syntax: 'typescript', tsx: true }));

describe('the words of the interface', () => {
  it('are found by this test where they are written into a component', () => {
    expect(wordsIn('const a = <p title="Hello there">Good <b>day</b> · {name}</p>;')).toEqual([
      'Hello there',
      'Good',
      'day',
    ]);
  });

  it('covers the components', () => {
    expect(components.length).toBeGreaterThan(80);
  });

  it.each(components)('stand in the catalogues, not in %s', (file) => {
    expect(wordsIn(readFileSync(path.join(app, file), 'utf8'))).toEqual([]);
  });
});
