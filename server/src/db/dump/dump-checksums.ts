import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DumpManifest } from './dump-manifest.ts';

/** SHA-256 of a file in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** SHA-256 of a manifest without its own checksum, in hexadecimal. */
export function hashManifest({ checksum: _own, ...manifest }: DumpManifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}

function createDamageError(file: string): Error {
  return new Error(
    `The backup is damaged: ${file} differs from its checksum. Nothing was changed.`,
  );
}

/**
 * Throws, and names the file, when a byte of a dump differs from when it was written. Dumps of
 * format 1 have no checksums; their rows are counted while they are loaded.
 */
export async function verifyChecksums(folder: string, manifest: DumpManifest): Promise<void> {
  if (manifest.format === 'vela-dump@1') return;
  if (hashManifest(manifest) !== manifest.checksum) throw createDamageError('manifest.json');
  for (const { file, sha256 } of manifest.tables) {
    const found = await hashFile(path.join(folder, path.basename(file))).catch(() => undefined);
    if (found !== sha256) throw createDamageError(file);
  }
}
