import type { FaultReason } from '@vela/contracts';
import type { CandleField } from './raw-candles.ts';

/** Why a series is refused; `row` counts the vendor's rows from 0. */
export type CandleFault = FaultReason & { readonly row: number; readonly field: CandleField };
