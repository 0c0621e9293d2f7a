import type { AnswerPart } from '../answer-part.ts';
import type { ModelSettings } from './model-settings.ts';
import type { CallOutcome } from './stream-sentences.ts';

type Used = {
  readonly calls: readonly Pick<CallOutcome, 'steps' | 'inputTokens' | 'outputTokens'>[];
  readonly seconds: number;
  readonly written: number;
  readonly refused: number;
};

const tokensPerPrice = 1_000_000;

/** What an answer took of a model; its cost where the operator gave prices. */
export function toUsage(
  { provider, model, prices }: ModelSettings,
  { calls, seconds, written, refused }: Used,
): AnswerPart {
  const sum = (pick: (call: Used['calls'][number]) => number): number =>
    calls.reduce((total, call) => total + pick(call), 0);
  const [inputTokens, outputTokens] = [
    sum((call) => call.inputTokens),
    sum((call) => call.outputTokens),
  ];
  const cost =
    prices === undefined
      ? {}
      : { cost: (inputTokens * prices.input + outputTokens * prices.output) / tokensPerPrice };
  const steps = sum((call) => call.steps);
  const data = { provider, model, inputTokens, outputTokens, steps, seconds, written, refused };
  return { type: 'usage', data: { ...data, ...cost } };
}
