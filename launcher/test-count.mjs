/** How many tests of a vitest report passed and failed. A file that could not be read at all counts as one failure. */
export function countVitest(report) {
  if (!report) return { passed: 0, failed: 0 };
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' &&
      file.assertionResults.every((result) => result.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/** The same of a Playwright report. A test that passed only when tried again counts as failed, as does an error outside any test. */
export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

export function total(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** The line that `npm test` ends with. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
