const dots = 10_000;

/** One line on the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** A fault with its remedy; the launcher prints the message alone and ends with code 1. */
export class Fault extends Error {}

/** Says what is being done, again every ten seconds while it lasts, and how long it took. */
export async function withProgress(what, work) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  say(`${what} ...`);
  const timer = setInterval(() => say(`${what} ... ${seconds()} s`), dots);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
