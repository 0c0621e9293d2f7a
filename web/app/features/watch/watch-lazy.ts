import { lazy } from 'react';

/** All parts come in one file, which pages load when they show one of them. */
const loadParts = () => import('./watch-parts.ts');

export const WatchScreen = lazy(async () => ({ default: (await loadParts()).WatchScreen }));
export const AlertDialog = lazy(async () => ({ default: (await loadParts()).AlertDialog }));
export const WorkspaceList = lazy(async () => ({ default: (await loadParts()).WorkspaceList }));
export const WatchLinks = lazy(async () => ({ default: (await loadParts()).WatchLinks }));
export const WatchRail = lazy(async () => ({ default: (await loadParts()).WatchRail }));
