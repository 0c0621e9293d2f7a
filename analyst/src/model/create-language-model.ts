import type { LanguageModel } from 'ai';
import type { ModelBudget, ModelSettings } from './model-settings.ts';

type Fetch = typeof globalThis.fetch;

const usualRetryMs = 300;

/** Milliseconds to wait before one more try; undefined: none, or longer than an answer waits. */
function findRetryDelay({ status, headers }: Response, maxRetryMs: number): number | undefined {
  if (status !== 429 && status < 500) return undefined;
  const seconds = Number(headers.get('retry-after') ?? usualRetryMs / 1_000);
  return Number.isFinite(seconds) && seconds * 1_000 <= maxRetryMs ? seconds * 1_000 : undefined;
}

/** Fetches without following a redirect, which would carry the key elsewhere; retries once. */
function createModelFetch(maxRetryMs: number): Fetch {
  return async (input, init) => {
    const ask = (): Promise<Response> => fetch(input, { ...init, redirect: 'error' });
    const answer = await ask();
    const delayMs = findRetryDelay(answer, maxRetryMs);
    if (delayMs === undefined) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return ask();
  };
}

/** The model of the AI SDK behind these settings; its code is loaded when it is first needed. */
export async function createLanguageModel(
  { api, baseUrl, apiKey, model, provider }: ModelSettings,
  { maxRetryMs }: Pick<ModelBudget, 'maxRetryMs'>,
): Promise<LanguageModel> {
  const connection = { baseURL: baseUrl, fetch: createModelFetch(maxRetryMs) };
  if (api === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...connection, apiKey: apiKey ?? '' })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...connection,
    name: provider,
    includeUsage: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  }).chatModel(model);
}
