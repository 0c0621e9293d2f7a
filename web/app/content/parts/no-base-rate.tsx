import type { Language } from '@vela/contracts';
import { words } from './words.ts';

/** In place of a base rate where there is nothing to count. */
export function noBaseRate(language: Language) {
  return function NoBaseRate() {
    return <p>{words[language].noBaseRate}</p>;
  };
}
