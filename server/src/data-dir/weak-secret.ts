/** Words of examples and defaults; random base64 meets one by chance once in 10^9 secrets. */
const exampleWords =
  /secret|password|changeme|change-me|default|example|insecure|session|encrypt|qwerty|letmein|12345678|abcdefgh/i;

/** Bits a character of this text carries on average. @see Shannon 1948, section 6 */
function calculateEntropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()]
    .map((count) => count / text.length)
    .reduce((bits, share) => bits - share * Math.log2(share), 0);
}

/** Whether a text is made of one shorter text over and over. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1)
    if (text.slice(period) === text.slice(0, -period)) return true;
  return false;
}

/** Share of characters that are equal or next in the alphabet to the one before. */
function calculateRunShare(text: string): number {
  let steps = 0;
  for (let place = 1; place < text.length; place += 1)
    if (Math.abs(text.charCodeAt(place) - text.charCodeAt(place - 1)) <= 1) steps += 1;
  return steps / text.length;
}

const minBits = 80;
const maxRunShare = 0.55;

/**
 * Whether a secret can be guessed: an example, a repetition, a keyboard or counting run, or fewer
 * than 80 bits by its own distribution of characters (32 random hexadecimal digits have 115).
 */
export function isWeakSecret(secret: string): boolean {
  return (
    exampleWords.test(secret) ||
    isRepeated(secret) ||
    calculateRunShare(secret) > maxRunShare ||
    calculateEntropy(secret) * secret.length < minBits
  );
}
