import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Runs a program that calls `endThisProcess(3)`; returns exit code, signal and output. */
async function runProgram(
  before: string,
): Promise<{ code: number | null; signal: string | null; said: string }> {
  const program = `
    import { readFile } from 'node:fs/promises';
    import { endThisProcess } from './end-this-process.ts';
    process.once('exit', () => process.stdout.write('told'));
    ${before}
    await endThisProcess(3);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
  });
  const late = setTimeout(() => child.kill('SIGTERM'), 10_000);
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) => {
    child.once('close', (...how) => resolve(how));
  });
  clearTimeout(late);
  return { code, signal, said };
}

it('exits with its code when nothing hangs, and calls the exit listeners', async () => {
  expect(await runProgram("void readFile('end-this-process.ts');")).toEqual({
    code: 3,
    signal: null,
    said: 'told',
  });
});

it.runIf(process.platform !== 'win32')(
  'ends although a file never answers, and tells who listens',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'vela-test-'));
    try {
      const pipe = path.join(folder, 'pipe');
      spawnSync('mkfifo', [pipe]);
      expect(await runProgram(`void readFile(${JSON.stringify(pipe)});`)).toEqual({
        code: null,
        signal: 'SIGKILL',
        said: 'told',
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
