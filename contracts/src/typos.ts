const vowels = 'aeiou';
const leastConsonants = 3;
// Of other words than names more have three consonants in common.
const leastOfWord = 4;
// A wrong or an extra letter makes another word of a short one too often.
const leastForWrong = 7;
// "Nasdak".
const leastForWrongOfName = 6;
const leastForExtra = 8;
const twice = 6;

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
    const isDoubled = word.replaceAll(/(.)\1+/g, '$1') === meant.replaceAll(/(.)\1+/g, '$1');
    if (isDoubled) return 2;
    return word.length >= Math.min(leastForExtra, leastWrong + 1) ? 4 : undefined;
  }
  const isWrong = left.length === 1 && right.length === 1 && word.length >= leastWrong;
  return isWrong ? 5 : undefined;
}

const leastTwice = 5;
const mostDistance = 2;

/** The consonants of a word in order, a doubled one once; "q" is "k". */
function listConsonants(word: string): string {
  return word
    .replaceAll('q', 'k')
    .replaceAll(/[aeiou]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

/** Letters to insert, leave out, change or swap with the next until one word is the other. */
function countEdits(word: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, at) => at)];
  const getEdits = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= meant.length; j += 1) {
      const isSame = word[i - 1] === meant[j - 1];
      const isSwapped = word[i - 1] === meant[j - 2] && word[i - 2] === meant[j - 1];
      row[j] = Math.min(
        getEdits(i - 1, j) + 1,
        getEdits(i, j - 1) + 1,
        getEdits(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? getEdits(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return getEdits(word.length, meant.length);
}

/** Whether two typos explain a word whose consonants are all there: "etehrum", "solnaa". */
function isTwiceMistyped(word: string, meant: string, isName: boolean): boolean {
  if (word.length < leastTwice || meant.length < leastTwice || word[0] !== meant[0]) return false;
  const consonants = listConsonants(word);
  return (
    consonants.length >= (isName ? leastConsonants : leastOfWord) &&
    consonants === listConsonants(meant) &&
    countEdits(word, meant) <= mostDistance
  );
}

/**
 * How far a folded word is from the one meant, if a typo explains it: swapped
 * letters 1, a missing vowel or a doubled letter 2, a missing letter or several missing vowels 3,
 * an extra letter 4, a wrong one 5; two typos beside all its consonants 6. Undefined where none does.
 * Of the name of an instrument fewer letters have to be right.
 */
export function rateTypo(word: string, meant: string, isName = false): number | undefined {
  const leastWrong = isName ? leastForWrongOfName : leastForWrong;
  if (word === meant || Math.abs(word.length - meant.length) > 3) return undefined;
  const vowelCount = countMissingVowels(word, meant);
  if (vowelCount !== undefined) return vowelCount === 1 ? 2 : 3;
  const rated =
    Math.abs(word.length - meant.length) > 1 ? undefined : rateLetters(word, meant, leastWrong);
  return rated ?? (isTwiceMistyped(word, meant, isName) ? twice : undefined);
}
