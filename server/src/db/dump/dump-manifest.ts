import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
  file: z.string(),
  /** SHA-256 (hex) of the file; dumps of earlier releases have none. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

const manifestSchema = z.object({
  format: z.enum(['vela-dump@1', 'vela-dump@2']),
  takenAt: z.iso.datetime(),
  /** Time stamp of the newest migration the data was written under. */
  lastMigration: z.number(),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  /** SHA-256 (hex) of the manifest without this field; from format 2 on. */
  checksum: z.string().optional(),
});

/** A dump: PostgreSQL COPY text per table; migrations up to `lastMigration` make the tables. */
export type DumpManifest = z.infer<typeof manifestSchema>;
export type DumpedTable = z.infer<typeof tableSchema>;

export const manifestName = 'manifest.json';

/** Reads and checks the manifest. Throws when the folder is not a complete dump. */
export function readManifest(folder: string): DumpManifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8')));
  } catch (cause) {
    throw new Error(`${folder} is not a backup of Vela: its ${manifestName} cannot be read.`, {
      cause,
    });
  }
}
