const keyboardRows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  'qazwsxedcrfvtgbyhnujmikolp',
];

/** All runs of at least three neighbours on a keyboard or in the alphabet, in both directions. */
export function listKeyRuns(): string[] {
  const lines = keyboardRows.flatMap((row) => [row, row.split('').toReversed().join('')]);
  return lines.flatMap((line) =>
    Array.from(line, (_, start) => start).flatMap((start) =>
      Array.from({ length: Math.max(0, line.length - start - 2) }, (_, more) =>
        line.slice(start, start + 3 + more),
      ),
    ),
  );
}
