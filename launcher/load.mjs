import { spawn } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { runJourneys } from './journeys.mjs';
import { logLine } from './progress.mjs';
import { countPlaywright, readReport } from './test-count.mjs';
import { finish, prepareTests } from './test.mjs';

/** Each journey 20 times (`--times <n>`; `--journeys <grep>`) beside a busy loop on each core. */
export async function runUnderLoad(given) {
  const { values } = parseArgs({
    args: given,
    options: { journeys: { type: 'string' }, times: { type: 'string', default: '20' } },
  });
  const { node, env } = await prepareTests();
  const loops = Array.from({ length: os.cpus().length }, () =>
    spawn(node, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  logLine(`Browser journeys, ${values.times} times, beside ${loops.length} busy loops`);
  const stopLoops = () => loops.forEach((loop) => loop.kill('SIGKILL'));
  process.once('exit', stopLoops);
  try {
    const grep = values.journeys === undefined ? [] : ['--grep', values.journeys];
    const args = [`--repeat-each=${values.times}`, ...grep];
    const { code, report } = await runJourneys(node, { env, args });
    return finish([{ name: 'playwright', code, count: countPlaywright(readReport(report)) }]);
  } finally {
    stopLoops();
  }
}
