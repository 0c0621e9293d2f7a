import type { CompanyFigure } from '@vela/contracts';
import type { CompanyReason } from '../language/company-words.ts';
import { findMissing } from './pillar-reason.ts';
import type { GatheredCompany } from './read-company.ts';

/** Figures for which the price of a share is needed. */
export const ofPrice: ReadonlySet<CompanyFigure> = new Set([
  'market-value',
  'price-to-book',
  'dividend-yield',
  'enterprise-multiple',
]);

/** Why there is no value of a share. */
function findValueReason({ report }: GatheredCompany, missing: CompanyReason): CompanyReason {
  const { reason, meta } = report.shareValue;
  const isTrust = report.kind === 'real-estate-trust';
  if (meta['why'] === 'cash-burn') return isTrust ? 'funds-burn' : 'cash-burn';
  if (meta['why'] === 'capital-not-positive') return 'capital-not-positive';
  return reason === null || reason === 'input-missing' ? missing : reason;
}

/** Why a figure that is no pillar is not given. */
export function findReason(figure: CompanyFigure, company: GatheredCompany): CompanyReason {
  const { report, hasPrice } = company;
  const missing = findMissing(company);
  if (ofPrice.has(figure)) return hasPrice ? missing : (report.priceFault ?? 'no-price');
  if (figure === 'share-value') return findValueReason(company, missing);
  if (figure === 'funds-from-operations' && report.kind !== 'real-estate-trust') return 'no-trust';
  return report.kind === 'financial' && /cash/.test(figure) ? 'financial-company' : missing;
}
