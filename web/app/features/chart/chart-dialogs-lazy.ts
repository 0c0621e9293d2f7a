import { lazy } from 'react';

/** Loaded once a chart shows, before anything can open them: the first paint does without. */
export const ChartDialogs = lazy(async () => ({
  default: (await import('./chart-dialogs.tsx')).ChartDialogs,
}));
