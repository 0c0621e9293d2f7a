import { bollingerFigure } from './band-figure.ts';

/** Where the close lies between the Bollinger Bands: 0 on the lower, 1 on the upper one. Not defined where the bands meet. */
export const bollingerPercentBIndicator = bollingerFigure(
  { id: 'bollinger-percent-b', output: 'percentB', levels: [0, 0.5, 1] },
  ({ close, upper, lower }) => (close - lower) / (upper - lower),
);
