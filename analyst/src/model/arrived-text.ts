import type { TextStreamPart, ToolSet } from 'ai';
import type { ModelFault } from '@vela/contracts';
import { findModelFault } from './find-model-fault.ts';

/** What came of a call so far. */
export type Arrived = {
  text: string;
  steps: number;
  inputTokens: number;
  outputTokens: number;
  finish: string | undefined;
  error: unknown;
  hasBadArguments: boolean;
  isAborted: boolean;
  isTooLong: boolean;
};

export const createArrived = (): Arrived => ({
  text: '',
  steps: 0,
  inputTokens: 0,
  outputTokens: 0,
  finish: undefined,
  error: undefined,
  hasBadArguments: false,
  isAborted: false,
  isTooLong: false,
});

/** Why there is no text, by how the last step ended. */
function findEmptyFault({ finish, hasBadArguments }: Arrived): ModelFault {
  if (hasBadArguments) return 'tool-arguments';
  if (finish === 'tool-calls') return 'tool-loop';
  return finish === 'stop' ? 'empty' : 'unavailable';
}

/** Why a call did not end as it should; undefined: the text is whole. */
export function chooseFault(arrived: Arrived): ModelFault | undefined {
  const { error, finish } = arrived;
  const hasText = arrived.text.trim() !== '';
  if (arrived.isTooLong || finish === 'length') return 'over-budget';
  if (error !== undefined) return findModelFault(error, hasText);
  if (arrived.isAborted) return hasText ? 'over-budget' : 'silent';
  if (finish === 'content-filter') return 'refused';
  if (!hasText) return findEmptyFault(arrived);
  return finish === 'stop' || finish === 'tool-calls' ? undefined : 'cut-off';
}

/** Notes what a part tells beside text. */
export function notePart(part: TextStreamPart<ToolSet>, arrived: Arrived): void {
  if (part.type === 'start-step') arrived.steps += 1;
  if (part.type === 'tool-call') arrived.hasBadArguments ||= part.invalid === true;
  if (part.type === 'error') arrived.error ??= part.error;
  if (part.type === 'abort') arrived.isAborted = true;
  if (part.type !== 'finish-step') return;
  arrived.finish = part.finishReason;
  arrived.inputTokens += part.usage.inputTokens ?? 0;
  arrived.outputTokens += part.usage.outputTokens ?? 0;
}
