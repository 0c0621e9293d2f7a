import { findSession } from '../vendors/simulated/trading-session.ts';
import { findInstrumentEntry } from './instrument-catalogue.ts';
import { findNyseDay } from './nyse-sessions.ts';

const dayMs = 86_400_000;
/** The New York exchange closes three hours earlier on some days. */
const earlyMs = 3 * 3_600_000;

/** Whether a market trades at a moment (UTC ms); `always` for one that never closes. */
export type MarketState = 'open' | 'closed' | 'always';

/** The state of an instrument's market; holidays are known of New York alone. */
export function findMarketState(symbol: string, time: number): MarketState {
  const calendar = findInstrumentEntry(symbol)?.calendar ?? 'weekdays';
  if (calendar === 'always') return 'always';
  const midnight = Math.floor(time / dayMs) * dayMs;
  const session = findSession(midnight, calendar);
  if (session === undefined) return 'closed';
  const day = calendar === 'new-york' ? findNyseDay(midnight) : 'regular';
  if (day === 'holiday' || day === 'weekend') return 'closed';
  const close = session.close - (day === 'early' ? earlyMs : 0);
  return time >= session.open && time < close ? 'open' : 'closed';
}
