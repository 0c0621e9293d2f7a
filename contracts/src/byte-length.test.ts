import { expect, it } from 'vitest';
import { calculateByteLength } from './byte-length.ts';

it.each([
  '',
  'plain',
  'yağmurlu şişe',
  '日本語',
  '🦊 and é',
  '\u0000\u007f\u0080\u07ff\u0800\uffff\u{10000}',
])('counts the bytes of %j in UTF-8', (text) => {
  expect(calculateByteLength(text)).toBe(Buffer.byteLength(text));
});
