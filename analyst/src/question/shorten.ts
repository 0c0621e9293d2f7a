const mostLetters = 24;

/** What a person typed, short enough to be said back: at most 24 characters, cut with an ellipsis. */
export function shorten(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  return letters.length <= mostLetters
    ? letters.join('')
    : `${letters.slice(0, mostLetters - 1).join('')}…`;
}
