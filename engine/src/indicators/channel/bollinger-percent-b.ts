import { createBollingerIndicator } from './create-bollinger-indicator.ts';

/** Position of the close between the Bollinger Bands, 0 to 1; NaN where they coincide. */
export const bollingerPercentBIndicator = createBollingerIndicator(
  { id: 'bollinger-percent-b', output: 'percentB', levels: [0, 0.5, 1] },
  ({ close, upper, lower }) => (close - lower) / (upper - lower),
);
