import { useState } from 'react';
import { preferences } from '../../../lib/preferences.ts';
import { type ChartSettings, readSettings, storeSettings } from './chart-settings.ts';

/** The user's chart settings, which follow the account. */
export function useChartSettings(): {
  settings: ChartSettings;
  changeSettings: (change: Partial<ChartSettings>) => void;
} {
  const [settings, setSettings] = useState(() => readSettings(preferences));
  return {
    settings,
    changeSettings: (change) => {
      const next = { ...settings, ...change };
      setSettings(next);
      storeSettings(preferences, next);
    },
  };
}
