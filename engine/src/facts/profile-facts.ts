import { findScaleStart } from '../candles/scale-start.ts';
import { calculateVolumeProfile } from '../volume-profile/volume-profile.ts';
import type { EngineFact } from './fact.ts';
import { type Reading, toFact } from './reading.ts';

// Point of control, value area, its share of the volume (percent) and the close's place by it.
/**
 * Facts of the volume profile of the window, of its candles after the last change of the scale of
 * prices; empty where the feed has no volume.
 */
export function toProfileFacts({ analysis, window, close }: Reading): EngineFact[] {
  const { to } = window;
  const from = Math.max(window.from, findScaleStart(analysis.scaleBreaks, to));
  const profile = calculateVolumeProfile(analysis.candles, { from, to });
  if (profile === undefined) return [];
  const { pointOfControl, valueAreaHigh, valueAreaLow, valueAreaShare } = profile;
  const position =
    close > valueAreaHigh ? 'above-area' : close < valueAreaLow ? 'below-area' : 'inside-area';
  const origin = { method: 'volume-profile@1', from, to };
  return [
    ...toFact('profile.poc', [pointOfControl, 'price'], origin),
    ...toFact('profile.value-area-high', [valueAreaHigh, 'price'], origin),
    ...toFact('profile.value-area-low', [valueAreaLow, 'price'], origin),
    ...toFact('profile.value-area-share', [valueAreaShare * 100, 'percent'], origin),
    ...toFact('profile.position', [position, 'text'], origin),
  ];
}
