import { chatStorageKeys, type SessionId, sessionIds } from '@vela/contracts';

export const priceScales = ['linear', 'logarithmic', 'percent'] as const;
export type PriceScale = (typeof priceScales)[number];

/** Colours of rising and falling candles and zones; the first is told apart by colour-blind eyes too. */
export const candleColours = ['blue-orange', 'ink', 'green-red'] as const;
export type CandleColours = (typeof candleColours)[number];

export const timeZones = ['utc', 'local'] as const;
export type ChartTimeZone = (typeof timeZones)[number];

/** Whether sessions are shaded on the chart, and which. */
export type SessionChoice = { readonly shown: boolean; readonly ids: readonly SessionId[] };

/** How the person wants charts to be drawn, kept in this browser. */
export type ChartSettings = {
  readonly priceScale: PriceScale;
  readonly colours: CandleColours;
  readonly timeZone: ChartTimeZone;
  readonly sessions: SessionChoice;
};

export const defaultSettings: ChartSettings = {
  priceScale: 'linear',
  colours: 'blue-orange',
  timeZone: 'utc',
  // Four that do not touch: with all nine the whole day would be shaded.
  sessions: { shown: true, ids: ['asia', 'london-open', 'new-york-morning', 'new-york-afternoon'] },
};

const storageKey = chatStorageKeys.chartSettings;

function chosen<Name extends string>(
  stored: object,
  key: string,
  names: readonly Name[],
): Name | undefined {
  const value: unknown = Reflect.get(stored, key);
  return names.find((name) => name === value);
}

function readSessions(stored: unknown): SessionChoice {
  const usual = defaultSettings.sessions;
  if (typeof stored !== 'object' || stored === null) return usual;
  const shown: unknown = Reflect.get(stored, 'shown');
  const ids: unknown = Reflect.get(stored, 'ids');
  return {
    shown: typeof shown === 'boolean' ? shown : usual.shown,
    ids: Array.isArray(ids)
      ? Object.values(sessionIds).filter((id) => ids.includes(id))
      : usual.ids,
  };
}

/** Reads what was remembered; anything unreadable counts as nothing remembered. */
export function readSettings(storage: Pick<Storage, 'getItem'>): ChartSettings {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return defaultSettings;
    return {
      priceScale: chosen(stored, 'priceScale', priceScales) ?? defaultSettings.priceScale,
      colours: chosen(stored, 'colours', candleColours) ?? defaultSettings.colours,
      timeZone: chosen(stored, 'timeZone', timeZones) ?? defaultSettings.timeZone,
      sessions: readSessions(Reflect.get(stored, 'sessions')),
    };
  } catch {
    return defaultSettings;
  }
}

export function rememberSettings(storage: Pick<Storage, 'setItem'>, settings: ChartSettings): void {
  try {
    storage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // Private windows and full storages refuse; the choice then lasts as long as the page.
  }
}
