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
    `how (?:is|are) ${anyArticle}<term> (?:calculated|worked out|computed|measured|defined|found)(?: by (?:you|u|vela))?`,
    `how (?:do|should|can) (?:i|you|u|we|people) (?:read|calculate|measure|find|spot) ${anyArticle}<term>`,
    `what do(?:es)? ${article}<term> of [0-9.]+ (?:tell|show|say)(?: (?:me|us|you|u))?`,
    `what (?:counts|qualifies) as ${anyArticle}<term>`,
    `when (?:people|they|traders) (?:say|talk about) <term> what (?:are they on ab\\w+|do they mean)`,
    `why (?:do (?:people|traders)|does anyone) (?:use|watch|care about) ${anyArticle}<term>`,
    `i see ${anyArticle}<term> and i dont (?:get|understand) it`,
    `${anyArticle}<term> (?:never heard(?: of it)?|sounds [a-z]+ what is it|what is it|means|means what|explained simple)`,
    `(?:wtf|what the hell) (?:is|are) ${anyArticle}<term>`,
    `${anyArticle}<term> or something (?:what|explain)`,
    `i (?:don'?t|do not) (?:know|understand|get) (?:what )?${anyArticle}<term>(?: is| are| means?)?`,
  ],
  between: [
    `(?:(?:what|how)(?:${is}) )?(?:the )?(?:diff\\w*|distinction)(?: is)?(?: between)? ${anyArticle}<term> (?:and|from|or|vs) ${anyArticle}<other>`,
    `(?:is|are) ${anyArticle}<term> (?:the same(?: thing)? as|different (?:from|to)|another word for) ${anyArticle}<other>`,
    `<term> (?:vs|versus|or|and) <other> (?:(?:what(?:${is}) )?(?:the )?(?:diff\\w*|distinction)|same(?: thing)?|is (?:that|it) the same|how do i (?:know|tell) .*|when (?:to )?use which|explain(?:ed)?.*)`,
    '<term> (?:vs|versus) <other>',
    '<term> (?:is|are) (?:not )?the same as <other>',
  ],
  naming: [`(?:wh?[aou]t)(?:${is}) ${article}<term>`],
  before:
    "can (?:some|any) ?one|pls|wats|what does it mean when they say|hi|hey|hello|ok(?:ay)?|so|and|also|well|sorry|please|pls|can you|could you|would you|i(?:m| am|'m) new(?: here)?",
  after:
    'in (?:one|two|a few) sentences?|like (?:im|i am) (?:[a-z]+|\\d+)|(?:in )?(?:easy|plain) words|to (?:a|my) [a-z]+|for (?:non )?[a-z]+ people|bro|lol|in (?:trading|finance|crypto|stocks|forex|investing|the markets?|simple (?:words|terms)|plain english|short)|exactly|please|pls|to me|then|again|actually|for (?:a )?beginners?',
};
