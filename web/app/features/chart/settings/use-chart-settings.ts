import { useState } from 'react';
import { type ChartSettings, readSettings, rememberSettings } from './chart-settings.ts';

/** How the person wants charts to be drawn, remembered in this browser. */
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
      rememberSettings(localStorage, next);
    },
  };
}
