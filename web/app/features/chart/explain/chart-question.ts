import {
  biasName,
  findingKindName,
  formatTime,
  type Interval,
  type Language,
  type WireFinding,
} from '@vela/contracts';
import { isOverlaid } from '../../../figures/finding-label.ts';

/** A question that the chart asks in the conversation: its words, the chart it is about, and the one structure it is about, if any. */
export type ChartQuestion = {
  readonly message: string;
  readonly symbol: string;
  readonly interval: Interval;
  readonly findingId?: string;
};

type About = { readonly symbol: string; readonly language: Language };

/** What is asked when a structure is to be explained: its name and when it was confirmed, so that the conversation can be read later. */
export function explainQuestion(
  finding: WireFinding,
  { symbol, language }: About,
  ask: (words: { name: string; direction: string; time: string }) => string,
): ChartQuestion {
  const { id, kind, direction, confirmedAt, timeframe } = finding;
  const words = {
    name: findingKindName(kind, language),
    direction: biasName(direction, language),
    time: formatTime(confirmedAt, timeframe, language),
  };
  // A structure of a longer timeframe is explained on its own chart, where its id is not told apart by its timeframe.
  const findingId = isOverlaid(finding) ? id.slice(timeframe.length + 1) : id;
  return { message: ask(words), symbol, interval: timeframe, findingId };
}
