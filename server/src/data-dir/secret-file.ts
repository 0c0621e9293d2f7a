import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes a file only its owner can read, whole or not at all, even when the machine stops in between. */
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
