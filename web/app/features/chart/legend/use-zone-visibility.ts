import { useState } from 'react';
import { readVisibility, rememberVisibility, type ZoneVisibility } from './zone-visibility.ts';

/** What the person has hidden on the chart, remembered in this browser. */
export function useZoneVisibility(): {
  visibility: ZoneVisibility;
  changeVisibility: (visibility: ZoneVisibility) => void;
} {
  const [visibility, setVisibility] = useState(() => readVisibility(localStorage));
  return {
    visibility,
    changeVisibility: (next) => {
      setVisibility(next);
      rememberVisibility(localStorage, next);
    },
  };
}
