import type { FrameWords } from '../../language/frame-words.ts';

/** The value of words such as "three hundred twelve"; each scale multiplies what stands before it. */
export function parseNumberWords(words: string, { small, scales }: FrameWords['numbers']): number {
  let [total, part] = [0, 0];
  for (const word of words.split(/[- ]/)) {
    const scale = scales[word];
    if (scale === undefined) part += small[word] ?? 0;
    else if (scale >= 1_000) [total, part] = [total + Math.max(1, part) * scale, 0];
    else part = Math.max(1, part) * scale;
  }
  return total + part;
}

/** Half of what the last word counts, of thousands: "ninety-two thousand" is no exact number. */
export const toWordStep = (words: readonly string[], { scales }: FrameWords['numbers']): number =>
  (scales[words.at(-1) ?? ''] ?? 0) >= 1_000 ? (scales[words.at(-1) ?? ''] ?? 0) / 2 : 0;
