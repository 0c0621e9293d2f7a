const vowels = 'aeiou';
const leastConsonants = 3;
// A wrong or an extra letter makes another word of a short one too often.
const leastForWrong = 7;
const leastForExtra = 8;

/** How many vowels of a word another lacks ("gnlk": "gunluk"); undefined where it is another word. */
function countMissingVowels(word: string, whole: string): number | undefined {
  if (word.length >= whole.length || word[0] !== whole[0]) return undefined;
  let at = 0;
  let consonants = 0;
  for (const letter of whole) {
    const isVowel = vowels.includes(letter);
    if (!isVowel) consonants += 1;
    if (letter === word[at]) at += 1;
    else if (!isVowel) return undefined;
  }
  const isWhole = at === word.length && consonants >= leastConsonants;
  return isWhole ? whole.length - word.length : undefined;
}

/** What is left of two words without what both begin and end with. */
function cutShared(a: string, b: string): readonly [string, string] {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let ends = 0;
  while (ends < Math.min(a.length, b.length) - start && a.at(-1 - ends) === b.at(-1 - ends))
    ends += 1;
  return [a.slice(start, a.length - ends), b.slice(start, b.length - ends)];
}

function rateLetters(word: string, meant: string, leastWrong: number): number | undefined {
  const [left, right] = cutShared(word, meant);
  if (left.length === 2 && right === `${left[1]}${left[0]}`) return 1;
  if (left === '' && right.length === 1) return 3;
  if (right === '' && left.length === 1) {
    const isDoubled = word.replaceAll(/(.)\1/g, '$1') === meant.replaceAll(/(.)\1/g, '$1');
    if (isDoubled) return 2;
    return word.length >= Math.min(leastForExtra, leastWrong + 1) ? 4 : undefined;
  }
  const isWrong = left.length === 1 && right.length === 1 && word.length >= leastWrong;
  return isWrong ? 5 : undefined;
}

/**
 * How far a folded word is from the one meant, if one typo explains it: swapped
 * letters 1, a missing vowel or a doubled letter 2, a missing letter or several missing vowels 3,
 * an extra letter 4, a wrong one 5. Undefined where it does not. `leastWrong` is the length from which a
 * wrong letter counts.
 */
export function rateTypo(
  word: string,
  meant: string,
  leastWrong = leastForWrong,
): number | undefined {
  if (word === meant || Math.abs(word.length - meant.length) > 3) return undefined;
  const vowelCount = countMissingVowels(word, meant);
  if (vowelCount !== undefined) return vowelCount === 1 ? 2 : 3;
  return Math.abs(word.length - meant.length) > 1
    ? undefined
    : rateLetters(word, meant, leastWrong);
}
