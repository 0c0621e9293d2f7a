import type { Intent } from '@vela/contracts';

/** What was said instead of an answer: "that" and "the same" mean the answer before it. */
const withoutAnswer: ReadonlySet<Intent> = new Set([
  'unknown',
  'unknown-symbol',
  'ambiguous-symbol',
  'not-covered',
  'mode-not-available',
  'help',
  'small-talk',
  'off-topic',
  'distress',
  'advice',
  'task',
  'calendar',
  'news',
  'list',
  'data',
]);

/** Whether a follow-up can refer to the answer to a question of this intent. */
export function canBeFollowed(intent: Intent): boolean {
  return !withoutAnswer.has(intent);
}
