import { at } from '../../candles/column.ts';
import { calendarPeriods, type TradingPeriod } from '../../sessions/market-calendar.ts';
import { createPeriodFinder } from '../../sessions/period-finder.ts';
import { defineIndicator } from '../indicator.ts';
import { createChoiceParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateTypicalPrice } from '../typical-price.ts';

// The days are those of the market's calendar: a Sunday evening of currencies belongs to Monday.
/** Volume-weighted mean of typical prices since the start of a trading day, week, month or series. */
export const vwapIndicator = defineIndicator({
  id: 'vwap',
  pane: 'price',
  parameters: [createChoiceParameter('since', [...calendarPeriods, 'start'])],
  outputs: [{ name: 'vwap', draw: 'line' }],
  needsVolume: true,
  create({ since }) {
    const period = calendarPeriods.find((one) => one === since);
    let find: ReturnType<typeof createPeriodFinder> | undefined;
    let latest: TradingPeriod | undefined;
    let money = 0;
    let volume = 0;
    return createCandleFold(({ candles, calendar = 'crypto' }, t) => {
      if (period !== undefined) {
        find ??= createPeriodFinder(candles.interval, period, calendar);
        const opened = find(at(candles.openTime, t));
        if (opened !== latest) [money, volume, latest] = [0, 0, opened];
      }
      money += calculateTypicalPrice(candles, t) * at(candles.volume, t);
      volume += at(candles.volume, t);
      return [money / volume];
    });
  },
});
