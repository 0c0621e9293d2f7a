import type { Language } from '@vela/contracts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Answer } from '../answer.ts';

/** Letters of Turkish that English has not: about every tenth of a Turkish text. */
const turkishLetters = /[ığşİĞŞ]/g;
/** A name of a company in an English answer has one or two. */
const fewestPerLetter = 1 / 50;

const detectLanguage = (text: string): Language =>
  (text.match(turkishLetters)?.length ?? 0) > text.length * fewestPerLetter ? 'tr' : 'en';

/**
 * The language of an answer where the page has another one, so that screen readers speak it right:
 * as after a change of the language, or behind a link. Of a running answer it is not known yet.
 */
export function useForeignLanguage({ text, outcome }: Answer): Language | undefined {
  const language = useLanguage();
  if (outcome === 'running') return undefined;
  const spoken = detectLanguage(text);
  return spoken === language ? undefined : spoken;
}
