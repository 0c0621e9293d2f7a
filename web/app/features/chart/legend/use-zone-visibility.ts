import { useState } from 'react';
import { readVisibility, storeVisibility } from './stored-visibility.ts';
import type { ZoneVisibility } from './zone-visibility.ts';

/** The user's zone visibility, stored in this browser. */
export function useZoneVisibility(): {
  visibility: ZoneVisibility;
  changeVisibility: (visibility: ZoneVisibility) => void;
} {
  const [visibility, setVisibility] = useState(() => readVisibility(localStorage));
  return {
    visibility,
    changeVisibility: (next) => {
      setVisibility(next);
      storeVisibility(localStorage, next);
    },
  };
}
