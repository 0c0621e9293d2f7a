import { lazy } from 'react';

/** Loaded with the first answer about a company or a property: charts do without. */
export const PageOrOrigin = lazy(async () => ({
  default: (await import('./page/page-or-origin.tsx')).PageOrOrigin,
}));
