import { lazy } from 'react';

/** Loaded with the first answer about a company or a property: charts do without. */
export const UnchartedPanel = lazy(async () => ({
  default: (await import('./uncharted-panel.tsx')).UnchartedPanel,
}));
