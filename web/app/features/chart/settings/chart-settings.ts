import { chatStorageKeys, type SessionId, sessionIds } from '@vela/contracts';

export const priceScales = ['linear', 'logarithmic', 'percent'] as const;
export type PriceScale = (typeof priceScales)[number];

/** Colours of bullish and bearish candles and zones; the first is safe for colour blindness. */
export const candleColours = ['blue-orange', 'ink', 'green-red'] as const;
export type CandleColours = (typeof candleColours)[number];

export const timeZones = ['utc', 'local'] as const;
export type ChartTimeZone = (typeof timeZones)[number];

/** Labels on the chart: whole words, or the acronyms of the trade. */
export const labelStyles = ['words', 'short'] as const;
export type LabelStyle = (typeof labelStyles)[number];

/** Whether sessions are shaded on the chart, and which. */
export type SessionChoice = { readonly shown: boolean; readonly ids: readonly SessionId[] };

/** The user's chart settings, stored in this browser. */
export type ChartSettings = {
  readonly priceScale: PriceScale;
  readonly colours: CandleColours;
  readonly timeZone: ChartTimeZone;
  readonly sessions: SessionChoice;
  readonly labels: LabelStyle;
  /** Whether volume is drawn below the candles. */
  readonly volume: boolean;
  /** Whether candles with events of the calendar are marked. */
  readonly events: boolean;
};

export const defaultSettings: ChartSettings = {
  priceScale: 'linear',
  colours: 'blue-orange',
  timeZone: 'utc',
  // Four sessions that do not touch: all nine would shade the whole day.
  sessions: { shown: true, ids: ['asia', 'london-open', 'new-york-morning', 'new-york-afternoon'] },
  labels: 'words',
  volume: true,
  events: false,
};

const storageKey = chatStorageKeys.chartSettings;

function readChoice<Name extends string>(
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

/** Reads the stored settings; invalid entries fall back to the default. */
export function readSettings(storage: Pick<Storage, 'getItem'>): ChartSettings {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return defaultSettings;
    return {
      priceScale: readChoice(stored, 'priceScale', priceScales) ?? defaultSettings.priceScale,
      colours: readChoice(stored, 'colours', candleColours) ?? defaultSettings.colours,
      timeZone: readChoice(stored, 'timeZone', timeZones) ?? defaultSettings.timeZone,
      sessions: readSessions(Reflect.get(stored, 'sessions')),
      labels: readChoice(stored, 'labels', labelStyles) ?? defaultSettings.labels,
      volume: Reflect.get(stored, 'volume') !== false,
      events: Reflect.get(stored, 'events') === true,
    };
  } catch {
    return defaultSettings;
  }
}

export function storeSettings(storage: Pick<Storage, 'setItem'>, settings: ChartSettings): void {
  try {
    storage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // Private windows and full storages throw; the choice then lasts until the page is closed.
  }
}
