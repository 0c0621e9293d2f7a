import { baseRateNames } from '../base-rate.ts';
import type { Language } from '../language.ts';
import { baseRateData, baseRateMeasures, baseRates } from './chart-by-language.ts';

/**
 * Label of a base rate fact such as `base-rate.gap-filled.rate`; undefined for any other fact
 * label.
 */
export function getBaseRateLabel(label: string, language: Language): string | undefined {
  const [kind, name = '', measure = '', ...rest] = label.split('.');
  if (kind === 'base-rate' && name === 'data' && rest.length === 0)
    return baseRateData[language][measure];
  const spoken = baseRateNames.find((rate) => rate === name);
  const measured = baseRateMeasures[language][measure];
  if (kind !== 'base-rate' || spoken === undefined || measured === undefined || rest.length > 0)
    return undefined;
  return `${baseRates[language][spoken]}: ${measured}`;
}
