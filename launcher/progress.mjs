const repeatMs = 10_000;

/** Writes one line to stdout. */
export function logLine(line) {
  process.stdout.write(`${line}\n`);
}

/** An error with its remedy; the launcher prints only the message and exits with code 1. */
export class LauncherError extends Error {}

/** Logs `what`, and every ten seconds the elapsed time, until `work` ends. */
export async function runWithProgress(what, work) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  logLine(`${what} ...`);
  const timer = setInterval(() => logLine(`${what} ... ${seconds()} s`), repeatMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
