import type { FaultReason } from '@vela/contracts';
import type { CandleField } from './raw-candles.ts';

/** Why a series is refused; `row` is the 0-based vendor row. */
export type CandleFault = FaultReason & { readonly row: number; readonly field: CandleField };
