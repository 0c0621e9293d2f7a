import type { DealInputs } from '@vela/contracts';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { readPropertyLink } from '../../lib/property-link.ts';
import { readDeal, toTypedDeal } from './typed-deal.ts';

/** The inputs of an address; undefined where it cannot be calculated with. */
export function useSettledInputs(path: string): DealInputs | undefined {
  const language = useLanguage();
  return useMemo(() => {
    const linked = readPropertyLink(new URLSearchParams(path.split('?')[1]), language);
    const { inputs, faults, isComplete } = readDeal(toTypedDeal(linked, language), language);
    return isComplete && faults.size === 0 ? inputs : undefined;
  }, [path, language]);
}
