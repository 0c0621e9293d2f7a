import { calculateVolumeProfile } from '../volume-profile/volume-profile.ts';
import type { EngineFact } from './fact.ts';
import { type Reading, toFact } from './reading.ts';

/**
 * The volume profile of the window: point of control, value area and the share of the volume it holds (percent), and whether the last
 * close is inside, above or below that area. Nothing where the feed has no volume.
 */
export function toProfileFacts({ analysis, window, close }: Reading): EngineFact[] {
  const profile = calculateVolumeProfile(analysis.candles, window);
  if (profile === undefined) return [];
  const { pointOfControl, valueAreaHigh, valueAreaLow, valueAreaShare } = profile;
  const position =
    close > valueAreaHigh ? 'above-area' : close < valueAreaLow ? 'below-area' : 'inside-area';
  const origin = { method: 'volume-profile@1', from: window.from, to: window.to };
  return [
    ...toFact('profile.poc', { value: pointOfControl, unit: 'price' }, origin),
    ...toFact('profile.value-area-high', { value: valueAreaHigh, unit: 'price' }, origin),
    ...toFact('profile.value-area-low', { value: valueAreaLow, unit: 'price' }, origin),
    ...toFact('profile.value-area-share', { value: valueAreaShare * 100, unit: 'percent' }, origin),
    ...toFact('profile.position', { value: position, unit: 'text' }, origin),
  ];
}
