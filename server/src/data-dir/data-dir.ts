import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The folders of DATA_DIR that only the server itself reads. */
const privateFolders = ['logs', 'outbox', 'backups'];

/**
 * Creates DATA_DIR with its folders and returns its real path. As root it may be passed through (not listed), so that
 * the database's own user reaches its folder below. Throws with what to do when the folder cannot be used.
 */
export function prepareDataDir(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    for (const name of privateFolders)
      mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
    return realpathSync(folder);
  } catch (cause) {
    throw new Error(
      `DATA_DIR: the folder ${folder} cannot be written to (${reasonOf(cause)}). Name another one, or start as the user who owns it.`,
      { cause },
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
