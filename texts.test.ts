import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';

const app = path.join(import.meta.dirname, 'web', 'app');
const components = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

/** Attributes whose value is shown or read out to the user. */
const readableAttributes = new Set([
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
/** Two letters in a row count as a word; single signs such as · or × do not. */
const word = /\p{L}{2}/u;
/** Abbreviations that are the same in every language. */
const international = new Set(['UTC', 'PDF', 'RSS']);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function readAttributeText(node: Node): string | undefined {
  const { name, value } = node;
  if (
    !isNode(name) ||
    !readableAttributes.has(String(name['value'])) ||
    !isNode(value) ||
    value['type'] !== 'StringLiteral'
  )
    return undefined;
  return String(value['value']);
}

function readNodeText(node: Node): string | undefined {
  if (node['type'] === 'JSXText') return String(node['value']);
  return node['type'] === 'JSXAttribute' ? readAttributeText(node) : undefined;
}

/** Words hard-coded in a component's source; the interface is bilingual, so none are allowed. */
function findWords(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const child of node) findWords(child, found);
  else if (isNode(node)) {
    const text = readNodeText(node);
    if (text !== undefined && word.test(text) && !international.has(text.trim()))
      found.push(text.trim());
    for (const child of Object.values(node)) findWords(child, found);
  }
  return found;
}

const findWordsInSource = (source: string) =>
  findWords(parseSync(source, { syntax: 'typescript', tsx: true }));

describe('the words of the interface', () => {
  it('are detected when hard-coded in a component', () => {
    expect(
      findWordsInSource('const a = <p title="Hello there">Good <b>day</b> · {name}</p>;'),
    ).toEqual(['Hello there', 'Good', 'day']);
  });

  it('covers the components', () => {
    expect(components.length).toBeGreaterThan(80);
  });

  it.each(components)('are in the catalogues, not in %s', (file) => {
    expect(findWordsInSource(readFileSync(path.join(app, file), 'utf8'))).toEqual([]);
  });
});
