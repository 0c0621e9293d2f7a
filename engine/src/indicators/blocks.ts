import type { Range } from './column-fold.ts';

/** Rows `from` up to `to` of the block that begins at row `start`; the same object for every part, with other values. */
export type BlockPart = { start: number; from: number; to: number };

/** Goes over rows in blocks of `length` that begin at a multiple of it: `extend` for every part, and `complete` after the last row of a block. */
export function forEachBlock<Part extends BlockPart>(
  { from, to }: Range,
  part: Part,
  {
    length,
    extend,
    complete,
  }: {
    readonly length: number;
    readonly extend: (part: Part) => void;
    readonly complete: (part: Part) => void;
  },
): void {
  part.from = from;
  while (part.from < to) {
    part.start = part.from - (part.from % length);
    part.to = Math.min(part.start + length, to);
    extend(part);
    if (part.to === part.start + length) complete(part);
    part.from = part.to;
  }
}
