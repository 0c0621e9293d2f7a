import { languageKeys } from './language.ts';
import { themeCookie } from './page-request.ts';

/** Cookies that only the server reads and writes: by https with the prefix that ties them to this host, on plain http without. */
export const serverCookies = {
  refresh: { secure: '__Host-vela-refresh', plain: 'vela-refresh' },
  registration: { secure: '__Host-vela-registration', plain: 'vela-registration' },
} as const;

/** How long the browser keeps what it was told to. */
export const cookieLifetimes = { registrationHours: 24, choiceDays: 365 } as const;

/** Entries the chat keeps in the browser's storage. */
export const chatStorageKeys = {
  /** Local storage: is the list of conversations open? */
  sidebar: 'vela.chat.sidebar',
  /** Local storage: which structures the chart's legend hides, and which of the others are drawn. */
  chartVisibility: 'vela.chart.visibility',
  /** Local storage: price scale, colours, time zone and sessions of the chart. */
  chartSettings: 'vela.chart.settings',
  /** Local storage: which intervals stand side by side above the chart. */
  favouriteIntervals: 'vela.chat.intervals',
  /** Local storage: which indicators are on the chart, with their parameters; the user's number follows. */
  indicatorsPrefix: 'vela.chart.indicators.',
  /** Session storage: what was typed and not sent; the conversation's id follows. */
  draftPrefix: 'vela.chat.draft.',
} as const;

/** How the name of the cache begins in which the service worker (`web/public/sw.js`) keeps the offline page; a version follows. */
const offlineCachePrefix = 'offline';

type StoredEntry = {
  readonly place: 'cookie' | 'local-storage' | 'session-storage' | 'cache-storage';
  readonly names: readonly string[];
};

/** Everything the product ever writes into a browser. The cookie policy names each entry, and nothing may be written that is not here. */
export const browserStorage = {
  refresh: { place: 'cookie', names: [serverCookies.refresh.secure, serverCookies.refresh.plain] },
  registration: {
    place: 'cookie',
    names: [serverCookies.registration.secure, serverCookies.registration.plain],
  },
  language: { place: 'cookie', names: [languageKeys.cookie] },
  theme: { place: 'cookie', names: [themeCookie] },
  languageEntry: { place: 'local-storage', names: [languageKeys.storage] },
  sidebar: { place: 'local-storage', names: [chatStorageKeys.sidebar] },
  chartSettings: { place: 'local-storage', names: [chatStorageKeys.chartSettings] },
  chartIndicators: { place: 'local-storage', names: [chatStorageKeys.indicatorsPrefix] },
  favouriteIntervals: { place: 'local-storage', names: [chatStorageKeys.favouriteIntervals] },
  chartVisibility: { place: 'local-storage', names: [chatStorageKeys.chartVisibility] },
  draft: { place: 'session-storage', names: [chatStorageKeys.draftPrefix] },
  offlinePage: { place: 'cache-storage', names: [offlineCachePrefix] },
} as const satisfies Record<string, StoredEntry>;
