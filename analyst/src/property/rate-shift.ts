import {
  languages,
  propertyDefaults,
  type PartialDeal,
  type PropertyCountry,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

const words = languages.map((language) => analystLanguages[language].property);
const patterns = words.flatMap(({ rateRises, rateFalls }) => [
  { sign: 1, pattern: new RegExp(`(?<![a-z])(?:${rateRises})(?![a-z])`) },
  { sign: -1, pattern: new RegExp(`(?<![a-z])(?:${rateFalls})(?![a-z])`) },
]);

/** How much the rate of a loan changes, as a fraction a year, and the words that say so. */
export type RateShift = { readonly change: number; readonly typed: string };

/** "If rates rise by 1 point": how much dearer, or cheaper, the loan of a deal becomes. */
export function findRateShift(text: string): RateShift | undefined {
  for (const { sign, pattern } of patterns) {
    const match = pattern.exec(text);
    const points = Number(match?.groups?.['points']?.replace(',', '.'));
    if (match !== null && Number.isFinite(points))
      return { change: (sign * points) / 100, typed: match[0] };
  }
  return undefined;
}

const billionth = 1e9;

/** A deal at the rate that its loan changes to; without a rate of its own from that of its country. */
export function shiftRate(
  given: PartialDeal,
  shift: RateShift | undefined,
  country: PropertyCountry,
): PartialDeal {
  if (shift === undefined) return given;
  const { loanRate = propertyDefaults[country].loanRate } = given;
  const changed = Math.round((loanRate + shift.change) * billionth) / billionth;
  return { ...given, loanRate: Math.max(0, changed) };
}
