import type { LiveVendor } from '../live/live-vendor.ts';
import { alpaca } from './alpaca/alpaca.ts';
import { binance } from './binance/binance.ts';
import { bybit } from './bybit/bybit.ts';
import { coinbase } from './coinbase/coinbase.ts';
import { kraken } from './kraken/kraken.ts';
import { massive } from './massive/massive.ts';
import { okx } from './okx/okx.ts';
import { twelvedata } from './twelvedata/twelvedata.ts';

/**
 * The live vendors, in the order in which they are asked: an instrument names those that offer it.
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
];
