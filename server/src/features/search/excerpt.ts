const excerptLength = 180;
const leadIn = 50;

/** The next place at or after `at` where a word begins. */
function wordBeginning(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space < 0 ? text.length : space + 1;
}

/** About 180 characters of a text around a place in it, whole words only; an ellipsis where something was left out. */
export function excerptAround(text: string, at: number): string {
  if (text.length <= excerptLength) return text;
  const from = Math.min(wordBeginning(text, at - leadIn), at);
  const rest = text.slice(from);
  if (rest.length <= excerptLength) return `${from > 0 ? '… ' : ''}${rest}`;
  const end = rest.lastIndexOf(' ', excerptLength);
  const shown = rest.slice(0, end > 0 ? end : excerptLength).replace(/[\s,;:.–-]+$/, '');
  return `${from > 0 ? '… ' : ''}${shown} …`;
}
