import { lazy } from 'react';

/** What concerns language models: loaded apart, since most answers need none of it. */
export const ModelConsent = lazy(async () => {
  const { ModelConsent: Loaded } = await import('./model-consent.tsx');
  return { default: Loaded };
});

/** The lines about a model in the steps of an answer. */
export const ModelDetails = lazy(async () => {
  const { ModelDetails: Loaded } = await import('./model-details.tsx');
  return { default: Loaded };
});
