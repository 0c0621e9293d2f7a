import type { Language } from '@vela/contracts';
import { ContentLink } from './content-link.tsx';
import { words } from '../by-language.ts';

/** Says that a structure's base rates are counted on the displayed series, not printed here. */
export function createCountedHere(language: Language) {
  return function CountedHere() {
    const { text, link } = words[language].countedHere;
    return (
      <p>
        {text} <ContentLink href="/methods/base-rate">{link}</ContentLink>
      </p>
    );
  };
}
