import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

const privateFolders = ['logs', 'outbox', 'backups'];

/**
 * Creates DATA_DIR, returns its real path; as root 0711, so that the database user reaches its
 * subfolder. Throws an error that says what to do.
 */
export function createDataDir(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    for (const name of privateFolders)
      mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
    return realpathSync(folder);
  } catch (cause) {
    throw new Error(
      `DATA_DIR: the folder ${folder} cannot be written to (${describeFileError(cause)}). Name another one, or start as the user who owns it.`,
      { cause },
    );
  }
}

function describeFileError(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
