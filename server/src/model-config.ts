import type { ModelSettings, ReadingMode } from '@vela/analyst';
import { z } from 'zod';

/** Language models as the operator configured them. */
export type ModelConfig = {
  /** The model for every account that agreed to it; undefined: none. */
  readonly operator: ModelSettings | undefined;
  /** Providers for which accounts may store keys of their own. */
  readonly listed: readonly ModelSettings[];
  /** Which questions a model reads: those the built-in reader is unsure of, or all. */
  readonly read: ReadingMode;
};

const addressFault = 'must be a URL such as https://models.example.com/v1';
const httpAddress = z.url({ protocol: /^https?$/, error: addressFault });

const anthropicHost = /(?:^|\.)anthropic\.com$/;

function toApi(address: string): ModelSettings['api'] {
  return anthropicHost.test(new URL(address).hostname) ? 'anthropic' : 'openai-compatible';
}

/** One entry of LLM_PROVIDERS: name|address|model, and anthropic as a fourth part where it is. */
function parseListed(entry: string): ModelSettings | undefined {
  const [provider = '', baseUrl = '', model = '', api] = entry
    .split('|')
    .map((part) => part.trim());
  if (provider === '' || model === '' || !httpAddress.safeParse(baseUrl).success) return undefined;
  const isKnown = api === undefined || api === 'openai-compatible' || api === 'anthropic';
  return isKnown
    ? { provider, baseUrl, model, apiKey: undefined, api: api ?? toApi(baseUrl) }
    : undefined;
}

const splitEntries = (text: string): string[] => text.split(';').filter((one) => one.trim() !== '');

const pricePattern = /^(?<input>\d+(?:\.\d+)?)\/(?<output>\d+(?:\.\d+)?)$/;

/** The keys of language models; all are optional, but an address needs a model. */
export const modelEnvironmentSchema = z
  .object({
    LLM_BASE_URL: httpAddress.optional(),
    LLM_API_KEY: z.string().optional(),
    LLM_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
    LLM_API: z
      .enum(['openai-compatible', 'anthropic'], { error: 'must be openai-compatible or anthropic' })
      .optional(),
    LLM_PRICES: z
      .string()
      .regex(pricePattern, 'must be dollars for a million tokens read and written, such as 0.5/1.5')
      .optional(),
    LLM_READ: z
      .enum(['unsure', 'always', 'never'], { error: 'must be unsure, always or never' })
      .default('unsure'),
    LLM_PROVIDERS: z
      .string()
      .refine(
        (text) => splitEntries(text).every((entry) => parseListed(entry) !== undefined),
        'must be entries name|address|model, separated by semicolons',
      )
      .optional(),
  })
  .refine((env) => env.LLM_BASE_URL === undefined || env.LLM_MODEL !== undefined, {
    path: ['LLM_MODEL'],
    error: 'must name the model at LLM_BASE_URL',
  });

/** The configuration of models; LLM_MODEL alone configures none. */
export function toModelConfig(env: z.infer<typeof modelEnvironmentSchema>): ModelConfig {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = env;
  const listed = splitEntries(env.LLM_PROVIDERS ?? '').flatMap((entry) => parseListed(entry) ?? []);
  const { input, output } = pricePattern.exec(env.LLM_PRICES ?? '')?.groups ?? {};
  const prices =
    input === undefined ? {} : { prices: { input: Number(input), output: Number(output) } };
  const operator =
    baseUrl === undefined || model === undefined
      ? undefined
      : {
          api: env.LLM_API ?? toApi(baseUrl),
          baseUrl,
          model,
          apiKey,
          provider: new URL(baseUrl).hostname,
          ...prices,
        };
  return { operator, listed, read: env.LLM_READ };
}
