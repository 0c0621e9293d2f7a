import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { FaultReason, SeriesFaultCode } from '@vela/contracts';

export type FileState =
  | { readonly kind: 'regular'; readonly size: number; readonly mtimeMs: number }
  /** What stands there instead of a file that can be read. */
  | { readonly kind: 'unusable'; readonly fault: FaultReason };

type Stats = Awaited<ReturnType<typeof stat>>;

/** Looks at a file, following links, without opening it: opening a pipe would wait for its writer. Never throws. */
export async function lookAtFile(path: string): Promise<FileState> {
  try {
    return toState(await stat(path));
  } catch (error) {
    const reason = errorCodeOf(error);
    const fault: FaultReason =
      reason === 'ENOENT'
        ? { code: 'file-gone', params: {} }
        : { code: 'unreadable-file', params: { reason } };
    return { kind: 'unusable', fault };
  }
}

/**
 * Reads at most as many bytes as the file had when it was opened; undefined when what is opened is no regular file any more. Throws when it
 * cannot be opened or read.
 */
export async function readRegularFile(
  path: string,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  // Should a pipe have taken the place of the file that was looked at, opening it so does not wait. Windows has neither.
  const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const state = toState(await handle.stat());
    return state.kind === 'regular' && state.size <= maxBytes
      ? await readBytes(handle, state.size)
      : undefined;
  } finally {
    await handle.close();
  }
}

async function readBytes(handle: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await handle.read(bytes, filled, size - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

function toState(stats: Stats): FileState {
  if (stats.isFile())
    return { kind: 'regular', size: Number(stats.size), mtimeMs: Number(stats.mtimeMs) };
  return { kind: 'unusable', fault: { code: codeOf(stats), params: {} } };
}

function codeOf(stats: Stats): SeriesFaultCode {
  if (stats.isDirectory()) return 'folder-not-file';
  if (stats.isFIFO()) return 'pipe-not-file';
  return stats.isSocket() ? 'socket-not-file' : 'device-not-file';
}

/** The system's name for what went wrong: EACCES. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
