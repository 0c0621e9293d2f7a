const batch = 512;

/** Whether a hash begins with so many zero bits. */
const hasZeroBits = (hash: ArrayBuffer, bits: number): boolean =>
  Math.clz32(new DataView(hash).getUint32(0)) >= bits;

/**
 * A proof of work: text that SHA-256, of the challenge with it, begins with `bits` zero bits for.
 * Hashes in batches, so that the page stays usable. Rejects where the browser cannot hash.
 */
export async function solveProof(challenge: string, bits: number): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += batch) {
    const hashes = await Promise.all(
      Array.from({ length: batch }, (_, more) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${first + more}`)),
      ),
    );
    const found = hashes.findIndex((hash) => hasZeroBits(hash, bits));
    if (found >= 0) return String(first + found);
  }
}
