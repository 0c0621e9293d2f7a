import {
  type AnalysisRequest,
  candleLimit,
  chat,
  defaultInterval,
  type instrumentModes,
  type Interval,
  type Language,
  type QuestionPlan,
  type Workspace,
} from '@vela/contracts';

export type InstrumentMode = (typeof instrumentModes)[number];

/** Values of the controls, sent with every question. `limit` is the field's text. */
export type Controls = { symbol: string; interval: Interval; limit: string; mode: InstrumentMode };

/** The controls as the account left them; the example before its first choice. */
export function toInitialControls({
  symbol = chat.exampleSymbol,
  interval = defaultInterval,
  limit = candleLimit.default,
}: Pick<Workspace, 'symbol' | 'interval' | 'limit'>): Controls {
  return { symbol, interval, limit: String(limit), mode: 'technical' };
}

/** Parses the candle limit with either language's separators; undefined unless whole, in range. */
export function parseLimit(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,3}([., \u00a0]?\d{3})*$|^\d+$/.test(digits)) return undefined;
  const value = Number(digits.replace(/[., \u00a0]/g, ''));
  return value >= candleLimit.min && value <= candleLimit.max ? value : undefined;
}

/** The request that a button sends: what is asked of the chart that is chosen. */
export function toAnalysisRequest(
  { symbol, interval, limit, mode }: Controls,
  plan: QuestionPlan,
  language: Language,
): AnalysisRequest {
  const window = { limit: parseLimit(limit) ?? candleLimit.default };
  return { mode, symbol, interval, window, language, plan: { ...plan, namesInstrument: true } };
}
