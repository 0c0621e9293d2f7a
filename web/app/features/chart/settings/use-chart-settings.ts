import { useState } from 'react';
import { type ChartSettings, readSettings, storeSettings } from './chart-settings.ts';

/** The user's chart settings, stored in this browser. */
export function useChartSettings(): {
  settings: ChartSettings;
  changeSettings: (change: Partial<ChartSettings>) => void;
} {
  const [settings, setSettings] = useState(() => readSettings(localStorage));
  return {
    settings,
    changeSettings: (change) => {
      const next = { ...settings, ...change };
      setSettings(next);
      storeSettings(localStorage, next);
    },
  };
}
