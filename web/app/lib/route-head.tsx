import { useMatches } from 'react-router';
import { headOf } from './route-handle.ts';

/** The head of the page shown, by its route's handle: also while its layout still asks who is there, so that it never lacks a title. */
export function RouteHead() {
  return <>{headOf(useMatches())}</>;
}
