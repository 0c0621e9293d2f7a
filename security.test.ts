import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** Rows of the table: requirement, words, name of the test, file. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('`'))
  .map((line) => {
    const [requirement = '', words = '', name = '', file = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { requirement, words, name, file };
  });

it('finds the requirements', () => {
  expect(rows.length).toBeGreaterThan(25);
});

it.each(rows)('$requirement, $words: its test exists', ({ name, file }) => {
  const source = path.join(root, file);
  expect(existsSync(source)).toBe(true);
  expect(readFileSync(source, 'utf8').replaceAll('`', '')).toContain(name);
});

const fullSize = page.slice(page.indexOf('## Attacks in full size'));

it('names attacks that are repeated in full size', () => {
  const attacks = rows.filter(({ requirement }) => fullSize.includes(`| ${requirement} |`));
  expect(attacks.length).toBeGreaterThan(5);
  for (const { file } of attacks)
    expect(readFileSync(path.join(root, file), 'utf8')).toContain('isFullRun');
});
