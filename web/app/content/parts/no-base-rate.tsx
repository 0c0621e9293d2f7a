import type { Language } from '@vela/contracts';
import { words } from '../by-language.ts';

/** Placeholder for a base rate where there is nothing to count. */
export function createNoBaseRate(language: Language) {
  return function NoBaseRate() {
    return <p>{words[language].noBaseRate}</p>;
  };
}
