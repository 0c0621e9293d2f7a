import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { PagePart } from './web-build.ts';

/** A stretch of a page: text of this answer alone, or a part that many answers share. */
export type Piece = string | PagePart;

type Bytes = { readonly plain: Buffer; readonly deflated: Buffer };

/** A part's bytes, as long as the part is there. */
const kept = new WeakMap<PagePart, Bytes>();

/** Ten bytes that begin every gzip stream; no time, any system. @see RFC 1952, 2.3 */
const gzipBegins = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. @see RFC 1951, 3.2.6 */
const deflateEnds = Buffer.from([3, 0]);
/** Shorter ones are not worth compressing. */
const shortText = 128;
/** Levels of compression: for what is sent once, and for what is sent many times. */
const [quick, small] = [4, 9];

/** Compressed to a whole number of bytes, with nothing that refers to what stands before: any other such stretch may follow, or go before. */
function deflateStretch(bytes: Buffer, level: number): Buffer {
  if (bytes.length > shortText)
    return deflateRawSync(bytes, { level, finishFlush: constants.Z_FULL_FLUSH });
  const header = Buffer.from([
    0,
    bytes.length & 255,
    bytes.length >> 8,
    ~bytes.length & 255,
    (~bytes.length >> 8) & 255,
  ]);
  return Buffer.concat([header, bytes]);
}

function toBytes(text: string, level: number): Bytes {
  const plain = Buffer.from(text);
  return { plain, deflated: deflateStretch(plain, level) };
}

function bytesOf(part: PagePart): Bytes {
  const known = kept.get(part);
  if (known !== undefined) return known;
  const made = toBytes(part.html, small);
  kept.set(part, made);
  return made;
}

/** Cuts HTML where parts belong: the text between them is of this answer alone. */
export function toPieces(html: string, parts: ReadonlyMap<string, PagePart>): Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  const places = [...parts].map(([mark, part]) => ({
    part,
    at: html.indexOf(mark),
    length: mark.length,
  }));
  // A part that has no place belonged to a try of which only the error page was left.
  for (const { part, at, length } of places
    .filter((place) => place.at !== -1)
    .toSorted((a, b) => a.at - b.at)) {
    pieces.push(html.slice(read, at), part);
    read = at + length;
  }
  return [...pieces, html.slice(read)].filter((piece) => piece !== '');
}

/** The whole as text. */
export function joinPieces(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('');
}

/** The whole as bytes. */
export function plainBytes(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : bytesOf(piece).plain)),
  );
}

/** The whole as one gzip stream. A part is compressed once, however many answers it goes into; only what lies between is compressed anew. */
export function gzipPieces(pieces: readonly Piece[]): Buffer {
  const stretches: Buffer[] = [gzipBegins];
  let sum = 0;
  let length = 0;
  for (const piece of pieces) {
    const { plain, deflated } = typeof piece === 'string' ? toBytes(piece, quick) : bytesOf(piece);
    sum = crc32(plain, sum);
    length += plain.length;
    stretches.push(deflated);
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...stretches, deflateEnds, end]);
}
