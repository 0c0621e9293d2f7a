import { isUpToDate, markUpToDate } from './up-to-date.mjs';

const settings = ['package-lock.json', 'tsconfig.base.json', 'oxlint.config.ts'];
const below = ['engine', 'contracts', 'market-data'];

/** For each folder the others that its types come from; `architecture.test.ts` compares them. */
export const typesByFolder = {
  engine: [],
  contracts: ['engine'],
  'market-data': ['engine', 'contracts'],
  analyst: below,
  server: [...below, 'analyst'],
  bench: [...below, 'analyst'],
  web: ['engine', 'contracts'],
  e2e: ['engine', 'contracts'],
  launcher: [],
};

const toName = (folder) => `lint of ${folder}`;

/**
 * Arguments with which the linter leaves out the folders that it has passed since they, or what
 * their types come from, changed. The files at the root, which read from all, are linted always.
 * @param {(step: { name: string, inputs: string[] }) => boolean} isCurrent
 * @returns {string[]}
 */
export function listLintArguments(isCurrent = isUpToDate) {
  return Object.entries(typesByFolder)
    .filter(([folder, types]) =>
      isCurrent({ name: toName(folder), inputs: [folder, ...types, ...settings] }),
    )
    .flatMap(([folder]) => ['--ignore-pattern', `${folder}/**`]);
}

/**
 * Notes that the linter has passed all folders as they were at this time.
 * @param {number} began milliseconds since 1970
 */
export function markLinted(began) {
  for (const folder of Object.keys(typesByFolder)) markUpToDate(toName(folder), began);
}
