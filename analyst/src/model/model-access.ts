import type { LanguageModel } from 'ai';
import { createLanguageModel } from './create-language-model.ts';
import { defaultBudget, type ModelBudget, type ModelSettings } from './model-settings.ts';

/** A model that may be asked, and what one answer may take of it. */
export type ModelAccess = {
  readonly settings: ModelSettings;
  readonly budget: ModelBudget;
  /** The model of the AI SDK; made once. */
  readonly open: () => Promise<LanguageModel>;
};

/** Access to the model of these settings; it is connected to when it is first asked. */
export function createModelAccess(
  settings: ModelSettings,
  budget: Partial<ModelBudget> = {},
): ModelAccess {
  const whole = { ...defaultBudget, ...budget };
  let opened: Promise<LanguageModel> | undefined;
  return {
    settings,
    budget: whole,
    open: () => (opened ??= createLanguageModel(settings, whole)),
  };
}

const localHost = /^(?:localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+|[^.]+)$/;

/** Whether there is no key for a provider elsewhere; a server of one's own network needs none. */
export function isKeyMissing({ apiKey, baseUrl }: ModelSettings): boolean {
  return (apiKey ?? '') === '' && !localHost.test(new URL(baseUrl).hostname);
}
