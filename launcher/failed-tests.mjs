import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** @typedef {{ file: string, title: string, error: string }} FailedTest */

const toFirstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

/**
 * Failed tests of a vitest report, with the first line of the error; a file that does not load is one.
 * @returns {FailedTest[]}
 */
export function listFailedUnits(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = path.relative(root, file.name ?? '');
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed')
      return [{ file: name, title: 'does not load', error: toFirstLine(file.message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file: name,
      title: fullName ?? '',
      error: toFirstLine(failureMessages?.[0]),
    }));
  });
}

function listSpecs(suite, titles) {
  const above = [...titles, suite.title];
  const own = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      file: spec.file,
      title: [...above.slice(1), spec.title].join(' › '),
      error: toFirstLine(spec.tests?.at(-1)?.results?.at(-1)?.error?.message),
    }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner, above))];
}

/**
 * Failed journeys of a Playwright report, with the first line of the error.
 * @returns {FailedTest[]}
 */
export function listFailedJourneys(report) {
  return (report?.suites ?? []).flatMap((suite) => listSpecs(suite, []));
}

/** A line for the log. */
export function formatFailedTest({ file, title, error }) {
  return `${file} › ${title}: ${error}`;
}
