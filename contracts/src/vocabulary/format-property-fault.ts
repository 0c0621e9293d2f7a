import type { PropertyFault } from '../check-deal.ts';
import type { Language } from '../language.ts';
import { propertyFields } from '../property-fields.ts';
import { formatNumber, formatPercent } from './format-value.ts';
import { getPropertyWords } from './get-property-words.ts';

/** The bound that an input passes: a percentage, or a number of up to two decimals. */
export function formatPropertyBound(
  { field, limit = 0 }: Pick<PropertyFault, 'field' | 'limit'>,
  language: Language,
): string {
  const isPart = propertyFields[field].unit === 'percent';
  const shown = isPart ? limit * 100 : limit;
  // Rounded down: what is shown can be typed.
  const rounded = Math.floor(shown * 100 + 1e-6) / 100;
  const decimals = Number.isInteger(rounded) ? 0 : 2;
  return isPart
    ? formatPercent(rounded, decimals, language)
    : formatNumber(rounded, decimals, language);
}

/** What is wrong with an input of a deal, as it stands beside its field. */
export function formatPropertyFault(fault: PropertyFault, language: Language): string {
  const text = getPropertyWords(language).faults[fault.code];
  return text.replace('{limit}', formatPropertyBound(fault, language));
}
