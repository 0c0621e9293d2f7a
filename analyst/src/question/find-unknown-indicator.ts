import { isKnownWord } from './known-words.ts';
import { joinWords, lexicons } from './word-pattern.ts';

const adjectives = new RegExp(`^${joinWords((lexicon) => lexicon.indicatorAdjectives)}$`);

/** Finds an unknown indicator's name in folded text, "the foobar oscillator"; undefined if none. */
export function findUnknownIndicator(folded: string): string | undefined {
  const names = lexicons.map(
    ({ unknownIndicator }) => unknownIndicator.exec(folded)?.groups?.['name'],
  );
  return names.find((name) => name !== undefined && !isKnownWord(name) && !adjectives.test(name));
}
