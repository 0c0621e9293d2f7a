import { z } from 'zod';

const expectationSchema = z.object({
  act: z.string(),
  task: z.string().optional(),
  measures: z.array(z.array(z.string())).default([]),
});
type LabelledTurn = z.infer<typeof expectationSchema>;

/** Files of labelled questions, as far as the ranking learns from them. */
export const planFileSchema = z.object({
  questions: z.array(z.object({ turns: z.array(z.string()), expect: z.array(expectationSchema) })),
});
export const intentFileSchema = z.object({
  questions: z.array(z.object({ text: z.string(), intent: z.string() })),
});
export const companyFileSchema = z.object({
  questions: z.array(
    z.object({ turns: z.array(z.string()), expect: z.array(z.object({ kind: z.string() })) }),
  ),
});

/** What an act, a measure or a kind of the labelled sets is called as a reading. */
const readings: Readonly<Record<string, string>> = {
  define: 'concept',
  distinguish: 'concept',
  'out-of-scope': 'off-topic',
  alert: 'task:alert',
  'rule-test': 'task:back-test',
  overview: 'analyze',
  gaps: 'zone-list',
  blocks: 'zone-list',
  'last-sweep': 'events',
  bias: 'trend',
  findings: 'events',
  'indicator-value': 'indicator',
  company: 'task:fundamentals',
  property: 'task:real-estate',
};
const unlabelled: ReadonlySet<string> = new Set([
  'ask-back',
  'unknown',
  'unknown-symbol',
  'ambiguous-symbol',
  'not-covered',
  'mode-not-available',
  'other',
]);

/** The name of a reading by that of a label; undefined where the ranking knows none. */
export function toReadingName(label: string | undefined): string | undefined {
  return label === undefined || unlabelled.has(label) ? undefined : (readings[label] ?? label);
}

/** The reading that the label of a turn means. */
export function nameTurn(turn: LabelledTurn | undefined): string | undefined {
  if (turn === undefined) return undefined;
  const { act, task, measures } = turn;
  if (task !== undefined) return `task:${task}`;
  return toReadingName(act === 'ask' ? measures[0]?.[0] : act);
}

/** Whether the question after this turn goes on with it. */
export function isFollowed(turn: LabelledTurn | undefined): boolean {
  return turn !== undefined && turn.act === 'ask' && turn.task === undefined;
}
