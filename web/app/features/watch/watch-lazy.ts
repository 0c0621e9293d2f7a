import { lazy } from 'react';

/** Parts of the workspace and the form of an alert: they come in one file, when one is shown. */
const loadParts = () => import('./watch-parts.ts');

export const AlertDialog = lazy(async () => ({ default: (await loadParts()).AlertDialog }));
export const WorkspaceList = lazy(async () => ({ default: (await loadParts()).WorkspaceList }));
export const WatchLinks = lazy(async () => ({ default: (await loadParts()).WatchLinks }));
export const WatchRail = lazy(async () => ({ default: (await loadParts()).WatchRail }));
