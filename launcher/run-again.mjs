import { formatFailedTest } from './failed-tests.mjs';
import { logLine } from './progress.mjs';
import { readReport } from './test-count.mjs';

/** More failures than this are no accident of a busy machine. */
const mostAgain = 5;

/**
 * The code and count of a run. A few failed tests are run once more with no other beside them, so
 * that the log says whether they fail for good or only beside others. They count as failed either
 * way: a test that passes only alone has a fault, or the product has one.
 */
export async function runAgain({ code, report }, { list, count, run: runFailed }) {
  const first = readReport(report);
  const counted = count(first);
  const failed = list(first);
  const told = { code, count: counted, first, failed, passedAlone: [] };
  if (failed.length === 0 || failed.length > mostAgain || failed.length !== counted.failed)
    return told;
  for (const test of failed) logLine(`Failed, run once more alone: ${formatFailedTest(test)}`);
  const again = readReport((await runFailed(failed)).report);
  if (count(again).passed === 0) return told;
  const stillFailed = list(again).map((test) => test.title);
  const passedAlone = failed.filter(({ title }) => !stillFailed.includes(title));
  return { ...told, failed: failed.filter((test) => !passedAlone.includes(test)), passedAlone };
}
