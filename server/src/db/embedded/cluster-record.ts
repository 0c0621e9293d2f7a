import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeSecretFile } from '../../data-dir/secret-file.ts';

const recordSchema = z.object({
  folder: z.string(),
  password: z.string().min(20),
  port: z.number().int().optional(),
});

/** What must be known to reach the embedded database again: where its files lie, its password and its last port. */
export type ClusterRecord = z.infer<typeof recordSchema>;

/** `DATA_DIR/postgres.json`, readable by its owner only. Undefined before the first start. Throws when it is damaged. */
export function readClusterRecord(dataDir: string): ClusterRecord | undefined {
  const file = recordFileOf(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(
      `${file} cannot be read. It holds the password of the database: restore it from a backup.`,
      { cause },
    );
  }
}

export function writeClusterRecord(dataDir: string, record: ClusterRecord): void {
  writeSecretFile(recordFileOf(dataDir), `${JSON.stringify(record, undefined, 1)}\n`);
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

function recordFileOf(dataDir: string): string {
  return path.join(dataDir, 'postgres.json');
}
