import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** File with the terminal output of the server. */
export function getTerminalFile(dataDir: string): string {
  return path.join(dataDir, 'terminal.txt');
}

/** The admin account that the first start creates, with the password it prints once. */
export async function readPrintedAdmin(
  dataDir: string,
): Promise<{ email: string; password: string }> {
  const text = await readFile(getTerminalFile(dataDir), 'utf8');
  const [, email, password] = /^ {2}admin +(\S+@\S+) +(\S+)$/m.exec(text) ?? [];
  if (email === undefined || password === undefined)
    throw new Error('the first start has shown no admin account');
  return { email, password };
}
