import { useMatches } from 'react-router';
import { findRouteHead } from './route-handle.ts';

/** Head of the current page by its route's handle: also while the session is loading. */
export function RouteHead() {
  return <>{findRouteHead(useMatches())}</>;
}
