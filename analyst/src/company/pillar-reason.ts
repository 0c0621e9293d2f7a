import type { CompanyReport, Pillar } from '@vela/engine';
import type { CompanyReason } from '../language/company-words.ts';

const needsPrice: ReadonlySet<string> = new Set(['price-to-earnings', 'price-to-cash-flow']);

/** Why a pillar has no value, or no state. */
export function choosePillarReason(
  { id, reason }: Pillar,
  { priceFault }: CompanyReport,
  hasPrice: boolean,
): CompanyReason {
  const isPriceless = needsPrice.has(id) && !hasPrice && reason === 'input-missing';
  return isPriceless ? (priceFault ?? 'no-price') : (reason ?? 'input-missing');
}
