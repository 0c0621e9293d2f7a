import { formatFailedTest } from './failed-tests.mjs';
import { logLine } from './progress.mjs';
import { readReport } from './test-count.mjs';

/** More failures than this are no accident of a busy machine. */
const mostAgain = 5;

/**
 * The code and count of a run. A few failed tests are run once more with no other beside them: a
 * test that waits for a browser or a process can run out of time on a busy machine. Each is logged
 * with its error either way, as the last lines that a reader of the log sees.
 */
export async function runAgain({ code, report }, { list, count, run: runFailed }) {
  const first = readReport(report);
  const counted = count(first);
  const failed = list(first);
  if (failed.length === 0 || failed.length > mostAgain || failed.length !== counted.failed)
    return { code, count: counted, first, failed, passedAgain: [] };
  for (const test of failed) logLine(`Failed, run once more alone: ${formatFailedTest(test)}`);
  const again = await runFailed(failed);
  const stillFailed = list(readReport(again.report)).map((test) => test.title);
  const passedAgain =
    count(readReport(again.report)).passed === 0
      ? []
      : failed.filter(({ title }) => !stillFailed.includes(title));
  const left = counted.failed - passedAgain.length;
  return {
    code: again.code,
    count: { passed: counted.passed + passedAgain.length, failed: left },
    first,
    failed: failed.filter((test) => !passedAgain.includes(test)),
    passedAgain,
  };
}
