import { bollingerFigure } from './band-figure.ts';

/** Distance between the Bollinger Bands as a share of the middle: how wide prices swing. */
export const bollingerBandwidthIndicator = bollingerFigure(
  { id: 'bollinger-bandwidth', output: 'bandwidth', levels: [] },
  ({ middle, upper, lower }) => (upper - lower) / middle,
);
