import {
  type AnalysisMode,
  candleLimit,
  chat,
  defaultInterval,
  type Interval,
} from '@vela/contracts';

/** What is chosen beside the message: it is sent with every question. `limit` is the text of its field. */
export type Controls = { symbol: string; interval: Interval; limit: string; mode: AnalysisMode };

export const initialControls: Controls = {
  symbol: chat.exampleSymbol,
  interval: defaultInterval,
  limit: String(candleLimit.default),
  mode: 'technical',
};

/** The candle limit typed, undefined unless it is a whole number in range. Separators of thousands of both languages are accepted. */
export function parseLimit(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,3}([., \u00a0]?\d{3})*$|^\d+$/.test(digits)) return undefined;
  const value = Number(digits.replace(/[., \u00a0]/g, ''));
  return value >= candleLimit.min && value <= candleLimit.max ? value : undefined;
}
