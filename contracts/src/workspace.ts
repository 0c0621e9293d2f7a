import { chartVendorsKey, chatStorageKeys } from './browser-storage.ts';

/** Choices about the chart that follow an account to every device. */
export const layerNames = [
  'structures',
  'settings',
  'intervals',
  'indicators',
  'zoom',
  'vendors',
] as const;
export type LayerName = (typeof layerNames)[number];

/** Key in local storage of each layer of an account. */
export function toLayerKeys(userId: number): Readonly<Record<LayerName, string>> {
  return {
    structures: chatStorageKeys.chartVisibility,
    settings: chatStorageKeys.chartSettings,
    intervals: chatStorageKeys.favouriteIntervals,
    indicators: `${chatStorageKeys.indicatorsPrefix}${userId}`,
    zoom: chatStorageKeys.chartZoom,
    vendors: chartVendorsKey,
  };
}
