import type { Language } from '../language.ts';
import { accountMessages } from './by-language.ts';
import type { AccountAnswer } from './interface-words.ts';

/** Message of a successful account request. */
export function getAccountMessage(answer: AccountAnswer, language: Language): string {
  return accountMessages[language][answer];
}
