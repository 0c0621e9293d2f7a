import type { QuestionPlan } from '@vela/contracts';
import { toTypedText } from './list-residue.ts';
import type { ReadQuestion } from './read-question.ts';

/** The second indicator of a question for the value of one, as typed: "rsi and macd of amazon". */
export function findUnusedIndicator(
  { measured: { shared }, reading: { spoken } }: ReadQuestion,
  { intent }: QuestionPlan,
  message: string,
): readonly string[] {
  const { indicator, otherIndicator } = shared;
  if (intent !== 'indicator' || otherIndicator === undefined) return [];
  if (otherIndicator.id === indicator?.id) return [];
  const start = spoken.indexOf(otherIndicator.id);
  const place = { start, end: start + otherIndicator.id.length };
  return [start < 0 ? otherIndicator.id : toTypedText(place, spoken, message)];
}
