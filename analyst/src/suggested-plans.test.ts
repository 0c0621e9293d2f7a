import { languages, sendMessageSchema, type AnalysisRequest } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { suggestions, type SuggestionKey } from './language/en/suggestions.ts';
import { parseQuestion } from './parse-question.ts';
import { resolveRequest } from './resolve-request.ts';
import { toSuggestedQuestion } from './suggested-plans.ts';

const base: AnalysisRequest = {
  mode: 'technical',
  symbol: 'AAPL',
  interval: '1h',
  window: { limit: 300 },
  language: 'en',
  plan: { intent: 'analyze', namesInstrument: true },
};
const keys = Object.keys(suggestions).filter((key): key is SuggestionKey => key in suggestions);

describe.each(languages)('a suggested question in %s', (language) => {
  it.each(keys)('"%s" asks for what its words are read as', (key) => {
    const resolved = resolveRequest({ ...base, language }, instrumentCatalogue, 0);
    const suggested = { key, symbol: 'AAPL', interval: '1h', concept: 'order-block' } as const;
    const { text, request } = toSuggestedQuestion(suggested, resolved);
    const read = parseQuestion(
      {
        message: text,
        language,
        chosen: {},
        context: { symbol: 'AAPL', interval: '1h', limit: 300 },
        now: Date.UTC(2026, 3, 30),
      },
      instrumentCatalogue,
    );
    // A pressed button leaves no doubt about what it means.
    const { namesInterval: _, choices: __, isUnsure: ___, assumed: ____, ...plan } = read.plan;
    expect(request).toEqual({ ...read, plan });
    const sent = { id: '5f0c6a1e-9a55-4c5f-8f0e-0b7b1a3f2d11', message: text, request };
    expect(sendMessageSchema.parse(sent)).toEqual(sent);
  });
});
