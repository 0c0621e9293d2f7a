import { languageKeys } from './language.ts';
import { themeCookie } from './page-request.ts';

/** Cookies only of the server: with the `__Host-` prefix on https, without it on plain http. */
export const serverCookies = {
  refresh: { secure: '__Host-vela-refresh', plain: 'vela-refresh' },
  registration: { secure: '__Host-vela-registration', plain: 'vela-registration' },
  device: { secure: '__Host-vela-device', plain: 'vela-device' },
  provider: { secure: '__Host-vela-provider', plain: 'vela-provider' },
} as const;

export const cookieLifetimes = { registrationHours: 24, deviceDays: 365, choiceDays: 365 } as const;

export const chatStorageKeys = {
  /** Local storage: whether the list of conversations is open. */
  sidebar: 'vela.chat.sidebar',
  /** Local storage: width of the conversation beside the chart, in pixels. */
  split: 'vela.chat.split',
  /** Local storage: structures hidden in the chart's legend, and which of the others are drawn. */
  chartVisibility: 'vela.chart.visibility',
  /** Local storage: price scale, colours, time zone and sessions of the chart. */
  chartSettings: 'vela.chart.settings',
  /** Local storage: intervals pinned above the chart. */
  favouriteIntervals: 'vela.chat.intervals',
  /** Local storage: how many candles the chart shows. */
  chartZoom: 'vela.chart.zoom',
  /** Local storage: indicators on the chart with their parameters; the user's id is appended. */
  indicatorsPrefix: 'vela.chart.indicators.',
  /** Local storage: which of the above the account does not have yet; the user's id is appended. */
  unsentLayersPrefix: 'vela.chart.unsent.',
  /** Session storage: unsent message draft; the conversation's id is appended. */
  draftPrefix: 'vela.chat.draft.',
} as const;

/** Local storage: sources chosen for charts, by symbol. Apart: public pages hold the keys above. */
export const chartVendorsKey = 'vela.chart.vendors';

/** Session storage: how far each page of the tab's history is scrolled; written by React Router. */
const scrollPositions = 'react-router-scroll-positions';

/** Name prefix, before a version, of the cache of the offline page (`web/public/sw.js`). */
const offlineCachePrefix = 'offline';

type StoredEntry = {
  readonly place: 'cookie' | 'local-storage' | 'session-storage' | 'cache-storage';
  readonly names: readonly string[];
};

/** Everything the product writes into a browser, as the cookie policy lists it; nothing else. */
export const browserStorage = {
  refresh: { place: 'cookie', names: [serverCookies.refresh.secure, serverCookies.refresh.plain] },
  registration: {
    place: 'cookie',
    names: [serverCookies.registration.secure, serverCookies.registration.plain],
  },
  device: { place: 'cookie', names: [serverCookies.device.secure, serverCookies.device.plain] },
  provider: {
    place: 'cookie',
    names: [serverCookies.provider.secure, serverCookies.provider.plain],
  },
  language: { place: 'cookie', names: [languageKeys.cookie] },
  theme: { place: 'cookie', names: [themeCookie] },
  languageEntry: { place: 'local-storage', names: [languageKeys.storage] },
  sidebar: { place: 'local-storage', names: [chatStorageKeys.sidebar] },
  split: { place: 'local-storage', names: [chatStorageKeys.split] },
  chartSettings: { place: 'local-storage', names: [chatStorageKeys.chartSettings] },
  chartIndicators: { place: 'local-storage', names: [chatStorageKeys.indicatorsPrefix] },
  favouriteIntervals: { place: 'local-storage', names: [chatStorageKeys.favouriteIntervals] },
  chartVisibility: { place: 'local-storage', names: [chatStorageKeys.chartVisibility] },
  chartZoom: { place: 'local-storage', names: [chatStorageKeys.chartZoom] },
  chartVendors: { place: 'local-storage', names: [chartVendorsKey] },
  unsentLayers: { place: 'local-storage', names: [chatStorageKeys.unsentLayersPrefix] },
  draft: { place: 'session-storage', names: [chatStorageKeys.draftPrefix] },
  scrollPositions: { place: 'session-storage', names: [scrollPositions] },
  offlinePage: { place: 'cache-storage', names: [offlineCachePrefix] },
} as const satisfies Record<string, StoredEntry>;
