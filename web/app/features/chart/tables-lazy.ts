import { lazy } from 'react';

/** Loaded when its tab is opened: a chart does without. */
export const StructuresTable = lazy(async () => ({
  default: (await import('./structures-table.tsx')).StructuresTable,
}));

/** Loaded when its tab is opened. */
export const CandlesTable = lazy(async () => ({
  default: (await import('./candles-table.tsx')).CandlesTable,
}));
