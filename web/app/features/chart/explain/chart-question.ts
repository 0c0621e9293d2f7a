import {
  getBiasName,
  getFindingKindName,
  formatTime,
  type Interval,
  type Language,
  type QuestionPlan,
  type WireFinding,
} from '@vela/contracts';
import { isOverlaid } from '../../../figures/finding-label.ts';

/** A question the chart asks: the words shown, and what is asked about which chart. */
export type ChartQuestion = {
  readonly message: string;
  readonly symbol: string;
  readonly interval: Interval;
  readonly plan: QuestionPlan;
};

type About = { readonly symbol: string; readonly language: Language };

/** Asks to explain a structure by name and confirmation time, to be read later. */
export function createExplainQuestion(
  finding: WireFinding,
  { symbol, language }: About,
  ask: (words: { name: string; direction: string; time: string }) => string,
): ChartQuestion {
  const { id, kind, direction, confirmedAt, timeframe } = finding;
  const words = {
    name: getFindingKindName(kind, language),
    direction: getBiasName(direction, language),
    time: formatTime(confirmedAt, timeframe, language),
  };
  // A longer timeframe's structure is explained on its own chart, by its id without prefix.
  const findingId = isOverlaid(finding) ? id.slice(timeframe.length + 1) : id;
  const plan = { intent: 'findings', findingId, namesInstrument: true } as const;
  return { message: ask(words), symbol, interval: timeframe, plan };
}
