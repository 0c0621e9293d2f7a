import { fold, type Sentence } from '@vela/contracts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { maskLabels, maskSpans } from './masking.ts';

const english =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen';
const turkish =
  'bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin|milyon|milyar';
const englishThings =
  'percent|percentage|candles?|gaps?|blocks?|points?|times|levels?|dollars?|euros?|minutes?|hours?|days?|weeks?|months?|years?|atr|hundred|thousand|million|billion';
const turkishThings =
  'mum|bosluk|blok|puan|seviye|kez|kere|kat|dolar|lira|euro|dakika|saat|gun|hafta|ay|yil|atr|bin|milyon|milyar|yuz|emir blogu|adil deger boslugu';

// The definitions of the structures themselves speak of three candles.
const parameters =
  /(?<![a-z])(?:three[- ]candles?|three consecutive candles|uc mum(?:luk|dan|un)?|ard arda uc mum)(?![a-z])/g;
const spelled = new RegExp(
  [
    `(?<![a-z])(?:${english})(?:[- ](?:${english}))*[- ](?:${englishThings})(?![a-z])`,
    `(?<![a-z])(?:${english})[- ](?:${english})(?![a-z])`,
    `(?<![a-z])(?:(?:${turkish}) ?)+ (?:${turkishThings})(?![a-z])`,
    `(?<![a-z])yuzde (?:${turkish})(?![a-z])`,
  ].join('|'),
  'g',
);
// "Bir mum" is Turkish for "a candle" as often as for one candle.
const article = /^bir (?:mum|bosluk|blok|seviye|gun|hafta|ay|yil|emir blogu|adil deger boslugu)$/;

/** Numbers in words would escape the digits' rule: none may stand in a sentence, apart from the parameters of a definition. */
export function findSpelledNumbers(sentence: Sentence, { labels }: GuardContext): GuardFault[] {
  const folded = fold(maskLabels(maskSpans(sentence.text, sentence.spans), labels)).replace(
    parameters,
    (text) => ' '.repeat(text.length),
  );
  return [...folded.matchAll(spelled)]
    .filter((match) => !article.test(match[0]))
    .map((match) => ({ rule: 'spelled-number', text: match[0] }));
}
