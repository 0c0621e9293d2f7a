import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Standard output of a package's command. Throws the end of its errors on exit codes but 0. */
export async function runCommand(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(process.execPath, [resolve(file), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaints]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0)
    throw new Error(
      `${file} ended with ${code}: ${Buffer.concat(complaints).toString().slice(-2_000)}`,
    );
  return Buffer.concat(output).toString();
}
