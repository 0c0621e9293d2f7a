import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solveProof } from './solve-proof.ts';

it('finds a text for which the hash begins with the zero bits that were asked for', async () => {
  const challenge = '1790000000000.salt.signature';
  const solution = await solveProof(challenge, 11);
  const hash = createHash('sha256').update(`${challenge}.${solution}`).digest('hex');
  expect(BigInt(`0x${hash}`) >> 245n).toBe(0n);
});
