const excerptLength = 180;
const leadIn = 50;

/** Offset of the next word start at or after `at`. */
function findWordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space < 0 ? text.length : space + 1;
}

/** About 180 characters around offset `at`: whole words, an ellipsis where text was cut. */
export function createExcerpt(text: string, at: number): string {
  if (text.length <= excerptLength) return text;
  const from = Math.min(findWordStart(text, at - leadIn), at);
  const rest = text.slice(from);
  if (rest.length <= excerptLength) return `${from > 0 ? '… ' : ''}${rest}`;
  const end = rest.lastIndexOf(' ', excerptLength);
  const shown = rest.slice(0, end > 0 ? end : excerptLength).replace(/[\s,;:.–-]+$/, '');
  return `${from > 0 ? '… ' : ''}${shown} …`;
}
