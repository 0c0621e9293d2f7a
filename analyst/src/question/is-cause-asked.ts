import type { Intent, QuestionPlan } from '@vela/contracts';
import { findMore } from './find-acts.ts';
import { withoutRepeat } from './read-clues.ts';

/** Answers that tell how price went: their cause stands in no candle. */
const movedIntents: ReadonlySet<Intent> = new Set(['analyze', 'changed-since']);
const moves: ReadonlySet<string> = new Set([
  'change',
  'last-candle',
  'best-worst-candles',
  'drawdown',
  'rally',
  'relative-strength',
  'spread-of-returns',
  'streak',
  'opening-gaps',
  'volume-extreme',
]);

/** Whether a text asks, and asks nothing else, why price went as the last answer told. */
export function isCauseAsked(spoken: string, { intent, measures }: QuestionPlan): boolean {
  const isOfMove = movedIntents.has(intent) || moves.has(measures?.[0]?.id ?? '');
  return isOfMove && findMore(withoutRepeat(spoken)) === 'reason';
}
