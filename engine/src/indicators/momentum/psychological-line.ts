import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningMean } from '../running/running-window.ts';

/**
 * Share of the last candles that closed above the close before, in percent.
 * @see Japanese psychological line, in R. W. Colby, The Encyclopedia of Technical Market Indicators (2003)
 */
export const psychologicalLineIndicator: IndicatorDefinition = {
  id: 'psychological-line',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 12)],
  outputs: [{ name: 'share', draw: 'line' }],
  levels: [25, 50, 75],
  needsVolume: false,
  create(parameters) {
    const mean = createRunningMean(numberOf(parameters, 'length'));
    return perCandle(({ candles: { close } }, t) => {
      const previous = at(close, t - 1);
      return [mean(Number.isNaN(previous) ? previous : 100 * Number(at(close, t) > previous))];
    });
  },
};
