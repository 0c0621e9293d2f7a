import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeSecretFile } from '../../data-dir/secret-file.ts';

const recordSchema = z.object({
  folder: z.string(),
  password: z.string().min(20),
  /** Password of the role the server runs with; `password` is the owner's. */
  appPassword: z.string().min(20).optional(),
  port: z.number().int().optional(),
});

/** Folder, password and last port of the embedded database. */
export type ClusterRecord = z.infer<typeof recordSchema>;

/** Reads `DATA_DIR/postgres.json` (0600); undefined before the first start. Throws if damaged. */
export function readClusterRecord(dataDir: string): ClusterRecord | undefined {
  const file = getRecordFilePath(dataDir);
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
  writeSecretFile(getRecordFilePath(dataDir), `${JSON.stringify(record, undefined, 1)}\n`);
}

export function generatePassword(): string {
  return randomBytes(24).toString('base64url');
}

function getRecordFilePath(dataDir: string): string {
  return path.join(dataDir, 'postgres.json');
}
