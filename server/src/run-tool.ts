/** Prints a tool's lines; on an error prints one line and sets exit code 1. */
export async function runTool(work: (say: (line: string) => void) => Promise<void>): Promise<void> {
  try {
    await work((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
