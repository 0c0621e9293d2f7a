import { layout } from '@vela/contracts';
import { useMediaQuery } from './use-media-query.ts';

/** Whether the viewport has the width of a phone. */
export function usePhone(): boolean {
  return useMediaQuery(`(max-width: ${layout.mobileBreakpoint}px)`, false);
}
