/** Unpacked bytes per byte of the file at most, and in all. */
const maxRatio = 100;
const maxUnpackedBytes = 64 * 1024 * 1024;
/** So much a small file may always unpack. */
const minBudget = 1024 * 1024;

/** A document that unpacks to more than a hundred times its size. */
export class UnpackLimitError extends Error {}

/** Bytes that may still be unpacked of one file; `take` throws UnpackLimitError beyond. */
export type UnpackBudget = { readonly left: number; take(bytes: number): void };

export function createUnpackBudget(fileBytes: number): UnpackBudget {
  let left = Math.min(maxUnpackedBytes, Math.max(minBudget, fileBytes * maxRatio));
  return {
    get left() {
      return left;
    },
    take(bytes) {
      left -= bytes;
      if (left < 0) throw new UnpackLimitError('the document unpacks to too much');
    },
  };
}
