import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the harness keeps what the server says on the terminal. */
export function terminalFile(dataDir: string): string {
  return path.join(dataDir, 'terminal.txt');
}

/** The admin account the first start makes, with the password it shows this once. */
export async function printedAdmin(dataDir: string): Promise<{ email: string; password: string }> {
  const text = await readFile(terminalFile(dataDir), 'utf8');
  const [, email, password] = /^ {2}admin +(\S+@\S+) +(\S+)$/m.exec(text) ?? [];
  if (email === undefined || password === undefined)
    throw new Error('the first start has shown no admin account');
  return { email, password };
}
