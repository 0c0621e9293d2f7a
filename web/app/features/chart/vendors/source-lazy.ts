import { lazy } from 'react';

const load = () => import('./source-details.ts');

/** Loaded when the source of a chart is looked at. */
export const SourceCard = lazy(async () => ({ default: (await load()).SourceCard }));

/** Loaded when a chosen source has failed. */
export const FailedSource = lazy(async () => ({ default: (await load()).FailedSource }));
