import { lazy } from 'react';

/** Loaded with the first answer about a company: charts do without. */
export const CompanyPanel = lazy(async () => ({
  default: (await import('./company-panel.tsx')).CompanyPanel,
}));
