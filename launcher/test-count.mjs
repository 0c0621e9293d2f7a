import { existsSync, readFileSync } from 'node:fs';

/** Reads a JSON report; undefined when the run left none. */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Passed and failed tests of a vitest report; a file that fails to load is one failure. */
export function countVitest(report) {
  if (!report) return { passed: 0, failed: 0 };
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' &&
      file.assertionResults.every((result) => result.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/** Counts Playwright tests; flaky ones and errors outside tests count as failures. */
export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

export function addCounts(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** The last line of `npm test`. */
export function formatCounts({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
