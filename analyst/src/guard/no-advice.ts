import { fold, type Sentence } from '@vela/contracts';
import { adviceEn, adviceTr, certaintyEn, certaintyTr, fieldTerms } from './advice-words.ts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { maskLabels } from './masking.ts';

const allowed = new RegExp(fieldTerms.join('|'), 'g');
const english = new RegExp([...adviceEn, ...certaintyEn].join('|'), 'g');
const turkish = new RegExp([...adviceTr, ...certaintyTr].join('|'), 'g');

// Invisible characters and marks of emphasis inside a word would hide it.
function unhide(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\p{L})[*_`~]+|[*_`~]+(?=\p{L})/gu, '')
    .normalize('NFKC');
}

/** No sentence tells a person what to do or what is certain to come; both languages' words count in either language. */
export function findAdvice({ text }: Sentence, { labels, language }: GuardContext): GuardFault[] {
  const folded = fold(unhide(maskLabels(text, labels))).replace(allowed, (term) =>
    '_'.repeat(term.length),
  );
  // "Al", "sat" and "alim" are ordinary letters of English names; the English words are not Turkish ones.
  const lexicons = language === 'tr' ? [english, turkish] : [english];
  return lexicons.flatMap((lexicon) =>
    [...folded.matchAll(lexicon)].map((match) => ({ rule: 'advice' as const, text: match[0] })),
  );
}
