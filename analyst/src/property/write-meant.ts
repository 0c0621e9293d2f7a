import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { writeNumbers } from '../question/write-numbers.ts';

const rewrites = languages
  .flatMap((language) => analystLanguages[language].property.rewrites)
  .map(([written, meant]) => ({
    // What looks back says itself what may stand before it.
    pattern: new RegExp(
      written.startsWith('(?<=') ? written : `(?<![a-z0-9.,])(?:${written})`,
      'g',
    ),
    meant,
  }));

const scaled = /(\d) ?(?=(?:bin|milyon|thousand|million)(?![a-z]{4}))/g;
const mark = '\u0001';

/** Numbers in words in digits; "32 thousand" stays a sum, which "32000 monthly" need not be. */
const writeWords = (folded: string): string =>
  writeNumbers(folded.replaceAll(scaled, `$1${mark}`)).replaceAll(mark, ' ');

/** "7ye", "215000e": an ending of Turkish right behind the digits. */
const attachedEnding =
  /(\d)(?=(?:l[iu]k|y?[aeiu]|[dt][ae]n?|n?[iu]n|y?l[ae]|s[iu]n?[aeiu]?|[iu]n[aeiu])(?![a-z]))/g;

const partEndings = (folded: string): string => folded.replaceAll(attachedEnding, "$1'");

const million = 1e6;
const thousand = 1e3;
const sum =
  /(?<![\d.,])(?<millions>\d{1,3}) ?(?:milyon|million|mn|m) (?:ve |and )?(?<thousands>\d{3}) ?(?:bin|thousand|k)(?![a-z]{4})/g;

const smallSum =
  /(?<![\d.,])(?<thousands>\d{1,3}) ?(?:bin|thousand) (?<rest>[1-9]\d{2})(?![\d%]|[.,]\d| ?(?:%|bin|thousand|milyon|million|ay|yil|sene|month|year))/g;

/** "Bin 250": a thousand of which the one is not said. */
const loneThousand = /(?<!\d ?)(?<![a-z])bin (?<rest>[1-9]\d{2})(?![\d%]|[.,]\d)/g;

/** "3 million 750 thousand" is one sum, and so is "2 thousand 100". */
function joinSums(folded: string): string {
  return folded
    .replaceAll(sum, (_typed: string, millions: string, thousands: string) =>
      String(Number(millions) * million + Number(thousands) * thousand),
    )
    .replaceAll(loneThousand, (_typed: string, rest: string) => String(thousand + Number(rest)))
    .replaceAll(smallSum, (_typed: string, thousands: string, rest: string) =>
      String(Number(thousands) * thousand + Number(rest)),
    );
}

const perMille = /(?<![a-z])binde (?<rate>\d+(?:[.,]\d+)?)(?!\d|[.,]\d)/g;

/** "2 per mille", as Turkish quotes taxes, in percent. */
const writePercent = (folded: string): string =>
  folded.replaceAll(perMille, (_typed, rate: string) => `%${Number(rate.replace(',', '.')) / 10}`);

/**
 * A folded question with what looks like another number written as it is meant: "1+1" is a flat,
 * "half down" 50 %, and a drop of 20 % is the one that the stresses have.
 */
export function writeMeant(folded: string): string {
  return rewrites.reduce(
    (text, { pattern, meant }) => text.replaceAll(pattern, meant),
    partEndings(writeWords(joinSums(writePercent(folded)))),
  );
}
