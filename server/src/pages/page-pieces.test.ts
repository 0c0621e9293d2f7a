import { gunzipSync } from 'node:zlib';
import { array, assert, nat, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { gzipPieces, joinPieces, plainBytes, toPieces } from './page-pieces.ts';

const part = (html: string) => ({ html });

it('puts each part where its mark stands, whichever way round they were made', () => {
  const parts = new Map([
    ['<!--0-->', part('second')],
    ['<!--1-->', part('first')],
  ]);
  expect(joinPieces(toPieces('a <!--1--> b <!--0--> c', parts))).toBe('a first b second c');
});

it('leaves out a part without a place, and leaves a mark that nobody made', () => {
  const parts = new Map([['<!--0-->', part('lost')]]);
  expect(joinPieces(toPieces('a <!--1--> b', parts))).toBe('a <!--1--> b');
  expect(toPieces('', parts)).toEqual([]);
});

it('does not look for marks within parts', () => {
  const parts = new Map([
    ['<!--0-->', part('one <!--1-->')],
    ['<!--1-->', part('two')],
  ]);
  expect(joinPieces(toPieces('<!--0--><!--1-->', parts))).toBe('one <!--1-->two');
});

/** Also such as are longer than the window of 32 kB that compression looks back through. */
const text = oneof(
  string({ unit: 'grapheme' }),
  string().map((word) => `${word}ş`.repeat(20_000)),
);

it('is the same text as bytes, and compressed', () => {
  const shared = array(text.map(part), { minLength: 1, maxLength: 3 });
  assert(
    property(shared, array(oneof(text, nat(2)), { maxLength: 8 }), (parts, own) => {
      const pieces = own.map((piece) =>
        typeof piece === 'string' ? piece : (parts[piece % parts.length] ?? ''),
      );
      const whole = pieces
        .map((piece) => (typeof piece === 'string' ? piece : piece.html))
        .join('');
      expect(plainBytes(pieces).toString()).toBe(whole);
      // The second time the parts come ready made.
      expect(
        [gzipPieces(pieces), gzipPieces(pieces)].map((bytes) => gunzipSync(bytes).toString()),
      ).toEqual([whole, whole]);
    }),
    { numRuns: 60 },
  );
});
