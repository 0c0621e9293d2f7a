import { constants } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import type { FaultReason, SeriesFaultCode } from '@vela/contracts';

export type FileState =
  | { readonly kind: 'regular'; readonly size: number; readonly mtimeMs: number }
  | { readonly kind: 'unusable'; readonly fault: FaultReason };

type Stats = Awaited<ReturnType<typeof stat>>;

/** Stats a file, following links, unopened: opening a pipe would block. Never throws. */
export async function checkFile(path: string): Promise<FileState> {
  try {
    return toState(await stat(path));
  } catch (error) {
    const reason = toErrorCode(error);
    const fault: FaultReason =
      reason === 'ENOENT'
        ? { code: 'file-gone', params: {} }
        : { code: 'unreadable-file', params: { reason } };
    return { kind: 'unusable', fault };
  }
}

/** Reads a file at its size when opened; undefined if not regular or over `maxBytes`. May throw. */
export async function readRegularFile(
  path: string,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  // O_NONBLOCK: no wait if a pipe replaced the file since the check. Windows has neither.
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
  return { kind: 'unusable', fault: { code: toFaultCode(stats), params: {} } };
}

function toFaultCode(stats: Stats): SeriesFaultCode {
  if (stats.isDirectory()) return 'folder-not-file';
  if (stats.isFIFO()) return 'pipe-not-file';
  return stats.isSocket() ? 'socket-not-file' : 'device-not-file';
}

/** The system error code, e.g. EACCES. */
export function toErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
