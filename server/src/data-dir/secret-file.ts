import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes a file atomically, readable by its owner only (fsync, then rename). */
export function writeSecretFile(file: string, text: string): void {
  const half = `${file}.${process.pid}.writing`;
  const handle = openSync(half, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(half, file);
}
