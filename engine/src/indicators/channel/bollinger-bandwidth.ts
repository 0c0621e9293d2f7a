import { createBollingerIndicator } from './create-bollinger-indicator.ts';

/** Distance between the Bollinger Bands as a share of the middle band. */
export const bollingerBandwidthIndicator = createBollingerIndicator(
  { id: 'bollinger-bandwidth', output: 'bandwidth', levels: [] },
  ({ middle, upper, lower }) => (upper - lower) / middle,
);
