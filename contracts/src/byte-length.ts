/** Length in UTF-8 bytes. This package has neither Node's nor the browser's encoder. */
export function calculateByteLength(text: string): number {
  return Array.from(text, (character) => countCodePointBytes(character.codePointAt(0) ?? 0)).reduce(
    (sum, bytes) => sum + bytes,
    0,
  );
}

function countCodePointBytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x8_00) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
