import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

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

/**
 * A folded question with what looks like another number written as it is meant: "1+1" is a flat,
 * "half down" 50 %, and a drop of 20 % is the one that the stresses have.
 */
export function writeMeant(folded: string): string {
  return rewrites.reduce((text, { pattern, meant }) => text.replaceAll(pattern, meant), folded);
}
