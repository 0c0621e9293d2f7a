/** A text with how it was decoded; `isGuessed` where what was declared did not fit. */
export type DecodedText = { readonly text: string; readonly isGuessed: boolean };

const declaration = /^\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/;

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function findByteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

/**
 * The text of a feed: by its byte order mark, the charset of the answer, its XML declaration, else
 * UTF-8; where bytes do not fit, as windows-1252, which fits all bytes.
 */
export function decodeText(bytes: Uint8Array, contentType: string): DecodedText {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const charset = /charset=["']?([\w.-]+)/i.exec(contentType)?.[1];
  const declared = findByteOrderMark(bytes) ?? charset ?? declaration.exec(start)?.[1] ?? 'utf-8';
  const text = tryDecode(bytes, declared) ?? tryDecode(bytes, 'utf-8');
  if (text !== undefined) return { text, isGuessed: false };
  return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
}
