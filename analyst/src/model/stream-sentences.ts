import type { LanguageModel, ModelMessage, ToolSet } from 'ai';
import type { ModelFault } from '@vela/contracts';
import { chooseFault, createArrived, notePart, type Arrived } from './arrived-text.ts';
import type { ModelBudget } from './model-settings.ts';
import { createSentenceSplitter, type SentenceSplitter } from './sentence-splitter.ts';

export type ModelCall = {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: ToolSet | undefined;
  readonly budget: ModelBudget;
  /** Ends the call when the reader leaves. */
  readonly signal: AbortSignal;
};

/** How a call ended; `fault` absent: the text is whole. */
export type CallOutcome = {
  readonly fault: ModelFault | undefined;
  /** The server refused the request itself, perhaps because it knows no tools. */
  readonly isRefused: boolean;
  readonly text: string;
  readonly steps: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
};

/** Tokens where a server does not tell: four letters each. */
const estimateTokens = (letters: number): number => Math.ceil(letters / 4);

async function openStream(call: ModelCall, signal: AbortSignal) {
  const { isStepCount, streamText } = await import('ai');
  const { budget, instructions, messages, model, tools } = call;
  return streamText({
    model,
    instructions,
    messages: [...messages],
    ...(tools === undefined ? {} : { tools }),
    stopWhen: isStepCount(budget.maxSteps),
    maxRetries: 0,
    maxOutputTokens: budget.maxOutputTokens,
    timeout: {
      totalMs: budget.totalMs,
      firstChunkMs: budget.firstTokenMs,
      chunkMs: budget.nextTokenMs,
    },
    abortSignal: AbortSignal.any([call.signal, signal]),
    onError: () => undefined,
  }).stream;
}

/** Yields the sentences as they become whole; a broken stream ends them. */
async function* readSentences(
  call: ModelCall,
  arrived: Arrived,
  splitter: SentenceSplitter,
): AsyncGenerator<string> {
  const leaving = new AbortController();
  try {
    for await (const part of await openStream(call, leaving.signal)) {
      notePart(part, arrived);
      if (part.type !== 'text-delta') continue;
      arrived.text += part.text;
      arrived.isTooLong = arrived.text.length > call.budget.maxLetters;
      yield* splitter.push(part.text);
      if (arrived.isTooLong) return;
    }
  } catch (error) {
    arrived.error ??= error;
  } finally {
    leaving.abort();
  }
}

/** Asks a model and yields each sentence when it is whole; what it costs and how it ended. */
export async function* streamSentences(call: ModelCall): AsyncGenerator<string, CallOutcome> {
  const splitter = createSentenceSplitter();
  const arrived = createArrived();
  yield* readSentences(call, arrived, splitter);
  const fault = chooseFault(arrived);
  yield* splitter.end(fault === undefined);
  const { text, steps, inputTokens, outputTokens } = arrived;
  return {
    fault,
    isRefused: fault === 'unavailable' && isBadRequest(arrived.error),
    text,
    steps: Math.max(1, steps),
    inputTokens: inputTokens === 0 ? estimateTokens(call.instructions.length) : inputTokens,
    outputTokens: outputTokens === 0 ? estimateTokens(text.length) : outputTokens,
  };
}

function isBadRequest(error: unknown): boolean {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    (error.statusCode === 400 || error.statusCode === 422)
  );
}
