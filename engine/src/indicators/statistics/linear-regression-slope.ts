import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { fitLine } from '../window-line.ts';

/**
 * Slope of the line of least squares through the last closes, in price per candle.
 * @see C. F. Gauss, Theoria motus (1809); as an indicator in T. S. Chande and S. Kroll, The New Technical Trader (1994)
 */
export const linearRegressionSlopeIndicator: IndicatorDefinition = {
  id: 'linear-regression-slope',
  group: 'statistics',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'slope', draw: 'line' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { close } }, t) => [fitLine(close, t, length).slope]);
  },
};
