import { expect, it } from 'vitest';
import { listLintArguments } from './lint.mjs';

/** The folders left out when one file or folder has changed since the linter passed. */
const listIgnored = (changed) =>
  listLintArguments(({ inputs }) => !inputs.includes(changed)).filter((one) => one.endsWith('/**'));

it('leaves out of the lint the folders whose files and types are those that passed', () => {
  expect(listIgnored('server')).toEqual(
    ['engine', 'contracts', 'market-data', 'analyst', 'bench', 'web', 'e2e', 'launcher'].map(
      (folder) => `${folder}/**`,
    ),
  );
  expect(listIgnored('contracts')).toEqual(['engine/**', 'launcher/**']);
  expect(listIgnored('oxlint.config.ts')).toEqual([]);
  expect(listLintArguments(() => true).filter((one) => one === '--ignore-pattern')).toHaveLength(9);
});
