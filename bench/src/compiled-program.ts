import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { env, execArgv, execPath } from 'node:process';

/** Argument with which a benchmark's file loads its modules and ends. */
export const loadOnly = 'load';

/** As the server sets it (`server/src/main.ts`). */
const productFlags = ['--no-regexp-tier-up'];

/** A benchmark's file in a process of its own, which runs it with arguments and returns its output. */
type Program = { readonly run: (...args: readonly string[]) => string };

// The product runs built JavaScript. In a process that removes types itself, Node's remover of them
// grows the memory of WebAssembly, which detaches a buffer: from then on V8 checks for a detached
// buffer at every access to a typed array, and the engine takes 15 to 20 % longer.
/**
 * Calls `use` with a program whose modules come from Node's compile cache, types removed. As in the
 * product the cache holds modules as they are after loading, before any of them has worked.
 */
export function useCompiledProgram<Result>(
  file: string,
  use: (program: Program) => Result,
): Result {
  const cache = mkdtempSync(path.join(os.tmpdir(), 'vela-compiled-'));
  const run = (...args: readonly string[]): string =>
    execFileSync(execPath, [...execArgv, ...productFlags, file, ...args], {
      encoding: 'utf8',
      env: { ...env, NODE_COMPILE_CACHE: cache },
    });
  try {
    run(loadOnly);
    return use({ run });
  } finally {
    rmSync(cache, { recursive: true });
  }
}
