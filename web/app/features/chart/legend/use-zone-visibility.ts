import { useState } from 'react';
import { preferences } from '../../../lib/preferences.ts';
import { readVisibility, storeVisibility } from './stored-visibility.ts';
import type { ZoneVisibility } from './zone-visibility.ts';

/** The user's zone visibility, which follows the account. */
export function useZoneVisibility(): {
  visibility: ZoneVisibility;
  changeVisibility: (visibility: ZoneVisibility) => void;
} {
  const [visibility, setVisibility] = useState(() => readVisibility(preferences));
  return {
    visibility,
    changeVisibility: (next) => {
      setVisibility(next);
      storeVisibility(preferences, next);
    },
  };
}
