import { biasName, findingKindName, formatTime, type Interval, type Language, type WireFinding } from '@vela/contracts';
import { isOverlaid } from '../../../figures/finding-label.ts';

/** The question about one structure: its id on the chart of `interval`, and the words that stand in the conversation. */
export type ExplainQuestion = { readonly findingId: string; readonly interval: Interval; readonly message: string };

/** What is asked when a structure is to be explained: its name and when it was confirmed, so that the conversation can be read later. */
export function explainQuestion(
  finding: WireFinding,
  language: Language,
  ask: (words: { name: string; direction: string; time: string }) => string,
): ExplainQuestion {
  const { id, kind, direction, confirmedAt, timeframe } = finding;
  const words = {
    name: findingKindName(kind, language),
    direction: biasName(direction, language),
    time: formatTime(confirmedAt, timeframe, language),
  };
  // A structure of a longer timeframe is explained on its own chart, where its id is not told apart by its timeframe.
  const findingId = isOverlaid(finding) ? id.slice(timeframe.length + 1) : id;
  return { findingId, interval: timeframe, message: ask(words) };
}
