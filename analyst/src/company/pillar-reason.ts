import type { CompanyReport, Pillar } from '@vela/engine';
import type { CompanyReason } from '../language/company-words.ts';

/** A report, and what stands beside it. */
type Judged = {
  readonly report: CompanyReport;
  readonly hasPrice: boolean;
  readonly isShipped: boolean;
};

const needsPrice: ReadonlySet<string> = new Set(['price-to-earnings', 'price-to-cash-flow']);

/** Why a figure is missing: it is in no filing at hand, or the extract leaves it out. */
export const findMissing = ({ isShipped }: Pick<Judged, 'isShipped'>): CompanyReason =>
  isShipped ? 'not-shipped' : 'input-missing';

/** Why a pillar has no value, or no state. */
export function choosePillarReason({ id, reason }: Pillar, company: Judged): CompanyReason {
  const { report, hasPrice } = company;
  const isMissing = reason === null || reason === 'input-missing';
  const isTrust = report.kind === 'real-estate-trust';
  if (!isMissing) return isTrust && reason === 'cash-burn' ? 'funds-burn' : reason;
  const isPriceless = needsPrice.has(id) && !hasPrice;
  return isPriceless ? (report.priceFault ?? 'no-price') : findMissing(company);
}
