import type { LiveVendor } from '../live/live-vendor.ts';
import { alpaca } from './alpaca/alpaca.ts';
import { alphavantage } from './alphavantage/alphavantage.ts';
import { binance } from './binance/binance.ts';
import { bybit } from './bybit/bybit.ts';
import { coinbase } from './coinbase/coinbase.ts';
import { ecb } from './ecb/ecb.ts';
import { finnhub } from './finnhub/finnhub.ts';
import { frankfurter } from './frankfurter/frankfurter.ts';
import { kraken } from './kraken/kraken.ts';
import { massive } from './massive/massive.ts';
import { okx } from './okx/okx.ts';
import { stooq } from './stooq/stooq.ts';
import { tcmb } from './tcmb/tcmb.ts';
import { twelvedata } from './twelvedata/twelvedata.ts';
import { yahoo } from './yahoo/yahoo.ts';

/**
 * The live vendors, in the order in which they are asked: an instrument names those that offer it,
 * rates of central banks last: they are no prices of a market.
 */
export const liveVendors: readonly LiveVendor[] = [
  binance,
  bybit,
  okx,
  kraken,
  coinbase,
  alpaca,
  twelvedata,
  massive,
  finnhub,
  alphavantage,
  yahoo,
  stooq,
  ecb,
  frankfurter,
  tcmb,
];
