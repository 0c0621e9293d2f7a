const maxLetters = 24;

/** Shortens typed text for quoting: at most 24 characters, with an ellipsis. */
export function shorten(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  return letters.length <= maxLetters
    ? letters.join('')
    : `${letters.slice(0, maxLetters - 1).join('')}…`;
}
