import { randomBytes } from 'node:crypto';
import { linkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readIfPresent } from './read-if-present.ts';
import { z } from 'zod';
import { writeSecretFile } from './secret-file.ts';

const secretsSchema = z.object({
  sessionSecret: z.string().min(32),
  encryptionKey: z.string().min(32),
});

/** `sessionSecret` signs access tokens and cookies; `encryptionKey` encrypts stored values. */
export type Secrets = z.infer<typeof secretsSchema>;

/** Secrets of DATA_DIR, generated at first, readable by the owner only. Throws when damaged. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const text = readIfPresent(file) ?? createSecretsFile(file);
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

/** Race-safe: of two concurrent starts one creates the file and both use it. */
function createSecretsFile(file: string): string {
  const text = JSON.stringify({ sessionSecret: generateSecret(), encryptionKey: generateSecret() });
  const whole = `${file}.${process.pid}`;
  writeSecretFile(whole, text);
  try {
    linkSync(whole, file);
    return text;
  } catch {
    const theirs = readIfPresent(file);
    if (theirs === undefined) writeSecretFile(file, text);
    return theirs ?? text;
  } finally {
    rmSync(whole, { force: true });
  }
}

function generateSecret(): string {
  return randomBytes(32).toString('base64url');
}
