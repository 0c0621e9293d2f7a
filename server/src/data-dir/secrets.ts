import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeSecretFile } from './secret-file.ts';

const secretsSchema = z.object({
  sessionSecret: z.string().min(32),
  encryptionKey: z.string().min(32),
});

/** `sessionSecret` signs access tokens and cookies; `encryptionKey` encrypts what is stored encrypted. */
export type Secrets = z.infer<typeof secretsSchema>;

/** The secrets of this DATA_DIR: random, made at the first start, readable by their owner only. Throws when the file is damaged. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const text = read(file) ?? create(file);
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `${file} cannot be read. Restore it from a backup; without it every session ends and encrypted data is lost.`,
      {
        cause,
      },
    );
  }
}

/** Of two servers that start at once, one creates the file and both use it. */
function create(file: string): string {
  const text = JSON.stringify({ sessionSecret: randomSecret(), encryptionKey: randomSecret() });
  const whole = `${file}.${process.pid}`;
  writeSecretFile(whole, text);
  try {
    linkSync(whole, file);
    return text;
  } catch {
    const theirs = read(file);
    if (theirs === undefined) writeSecretFile(file, text);
    return theirs ?? text;
  } finally {
    rmSync(whole, { force: true });
  }
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
