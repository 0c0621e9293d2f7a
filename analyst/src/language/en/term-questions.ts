import type { TermQuestions } from '../glossary.ts';

const article = '(?:an? |(?:the )?(?:term|word|phrase) )?';
const anyArticle = '(?:an? |this |these |the (?:(?:term|word|phrase) )?)?';
const is = "(?: is|'s| are|s)?";

/** Whole questions for the meaning of a term. */
export const termQuestions: TermQuestions = {
  meaning: [
    `what (?:do|does|did|is|are) ${anyArticle}<term> (?:mean|means|meant|stand for|refer to)`,
    `what(?:${is}) meant by ${anyArticle}<term>`,
    `what do (?:you|they|people|traders) (?:mean by|call) ${anyArticle}<term>`,
    `(?:what(?:${is}) )?(?:the )?(?:meaning|definition) of ${anyArticle}<term>`,
    `<term> (?:meaning|definition|explained|means what)`,
    `(?:define|explain)(?: to me)?(?: what)? ${anyArticle}<term>(?: is| are| means?)?`,
    `(?:tell|teach) me (?:what|about) ${anyArticle}<term>(?: is| are| means?)?`,
    `how (?:do|does) ${article}<term> work`,
    `i (?:don'?t|do not) (?:know|understand|get) (?:what )?${anyArticle}<term>(?: is| are| means?)?`,
  ],
  naming: [`(?:wh?[aou]t)(?:${is}) ${article}<term>`],
  before:
    "hi|hey|hello|ok(?:ay)?|so|and|also|well|sorry|please|pls|can you|could you|would you|i(?:m| am|'m) new(?: here)?",
  after:
    'in (?:trading|finance|crypto|stocks|forex|investing|the markets?|simple (?:words|terms)|plain english|short)|exactly|please|pls|to me|then|again|actually|for (?:a )?beginners?',
};
