/** Length of a text in UTF-8, in bytes. This part has neither Node's nor the browser's encoder at hand. */
export function byteLength(text: string): number {
  return Array.from(text, (character) => bytesOf(character.codePointAt(0) ?? 0)).reduce(
    (sum, bytes) => sum + bytes,
    0,
  );
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x8_00) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
