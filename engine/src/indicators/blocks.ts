import type { RowRange } from './column-fold.ts';

/** Rows `from` to `to` (exclusive) of a block that starts at `start`. One object is reused. */
export type BlockPart = { start: number; from: number; to: number };

/** Visits rows in blocks aligned to multiples of `length`: each part, then each complete block. */
export function visitBlocks<Part extends BlockPart>(
  { from, to }: RowRange,
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
