import type { LiveVendor } from '../live/live-vendor.ts';
import { binance } from './binance/binance.ts';

/** The live vendors, in the order in which they are asked. */
export const liveVendors: readonly LiveVendor[] = [binance];
