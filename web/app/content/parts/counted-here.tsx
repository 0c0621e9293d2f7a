import type { Language } from '@vela/contracts';
import { ContentLink } from './content-link.tsx';
import { words } from './words.ts';

/** Where a kind of structure has base rates: they are counted on the series one looks at, not printed in a text. */
export function countedHere(language: Language) {
  return function CountedHere() {
    const { text, link } = words[language].countedHere;
    return (
      <p>
        {text} <ContentLink href="/methods/base-rate">{link}</ContentLink>
      </p>
    );
  };
}
