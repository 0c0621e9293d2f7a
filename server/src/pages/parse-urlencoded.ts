import { isUtf8 } from 'node:buffer';

/** A field of a form; `isWhole` is false if U+FFFD replaces bytes that are not UTF-8. */
export type SentField = {
  readonly name: string;
  readonly value: string;
  readonly isWhole: boolean;
};

/** The bytes behind plus signs and escapes; an escape that is none stands for itself. */
function toBytes(text: string): Buffer {
  const spaced = text
    .replaceAll('+', ' ')
    .replace(/%([\da-f]{2})/gi, (_escape, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(spaced, 'latin1');
}

function decode(text: string): { text: string; isWhole: boolean } {
  const bytes = toBytes(text);
  return { text: bytes.toString(), isWhole: isUtf8(bytes) };
}

/** Reads application/x-www-form-urlencoded. @see https://url.spec.whatwg.org/#urlencoded-parsing */
export function* parseUrlEncoded(body: Buffer): Generator<SentField> {
  for (const pair of body.toString('latin1').split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    const decoded = decode(value);
    yield { name: decode(name).text, value: decoded.text, isWhole: decoded.isWhole };
  }
}
