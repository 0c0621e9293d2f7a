import { type Bias, findingKinds, type WireFinding } from '@vela/contracts';

/** Zone colour: bullish, bearish, or neutral (text); names in the chart: `chart-colours.ts`. */
export function toZoneColour({ kind, direction }: Pick<WireFinding, 'kind' | 'direction'>): Bias {
  return findingKinds[kind].colour === 'text' ? 'neutral' : direction;
}

/** Colour of a zone that acts from its other side. */
export const flippedColour = {
  bullish: 'bearish',
  bearish: 'bullish',
  neutral: 'neutral',
} as const satisfies Record<Bias, Bias>;

/** CSS classes of a zone's colour. */
export const zoneColourClasses = {
  bullish: { fill: 'fill-bull', stroke: 'stroke-bull', text: 'text-bull' },
  bearish: { fill: 'fill-bear', stroke: 'stroke-bear', text: 'text-bear' },
  neutral: { fill: 'fill-ink', stroke: 'stroke-ink', text: 'text-muted' },
} as const satisfies Record<Bias, Record<'fill' | 'stroke' | 'text', string>>;
