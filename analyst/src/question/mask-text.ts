/** Offsets of a part of a text. */
export type TextRange = { readonly start: number; readonly end: number };

/** A text with single spaces, and where each of its letters was in the text before. */
export type CollapsedText = { readonly text: string; readonly at: readonly number[] };

/** A question from which parts that were read are taken out; it knows which letters are covered. */
export type MaskedText = {
  /** Takes the part out and leaves `sign` in its place. */
  readonly take: (range: TextRange, sign?: string) => void;
  /** Counts the part as read and leaves it in the text. */
  readonly cover: (range: TextRange) => void;
  readonly isCovered: (range: TextRange) => boolean;
  readonly collapse: () => CollapsedText;
};

/** Creates a mask over a text. Offsets stay those of the text given. */
export function createMask(text: string): MaskedText {
  const letters = text.split('');
  const covered = new Uint8Array(letters.length);
  const cover = ({ start, end }: TextRange): void => {
    covered.fill(1, start, end);
  };
  return {
    cover,
    take: (range, sign = '') => {
      cover(range);
      for (let at = range.start; at < range.end; at += 1)
        letters[at] = sign[at - range.start] ?? ' ';
    },
    isCovered: ({ start, end }) => covered.subarray(start, end).every((one) => one === 1),
    collapse: () => {
      let collapsed = ' ';
      const at = [0];
      letters.forEach((letter, index) => {
        const isSpace = /\s/.test(letter);
        if (isSpace && collapsed.endsWith(' ')) return;
        collapsed += isSpace ? ' ' : letter;
        at.push(index);
      });
      if (!collapsed.endsWith(' ')) {
        collapsed += ' ';
        at.push(letters.length);
      }
      return { text: collapsed, at };
    },
  };
}

/** A range of a collapsed text as offsets of the text it was made of. */
export function toTypedRange({ at }: CollapsedText, { start, end }: TextRange): TextRange {
  return { start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 };
}
