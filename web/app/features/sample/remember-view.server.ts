import type { Language, SampleAnalysis } from '@vela/contracts';
import { type SampleView, toSampleView } from './sample-view.ts';

const remembered = new Map<Language, { readonly id: string; readonly view: SampleView }>();

/** What the page shows of a sample: made once per sample and language, since it stays the same for a day and every visitor asks for it. */
export function rememberedView(
  sample: SampleAnalysis,
  language: Language,
  methodPathOf: (method: string) => string | undefined,
): SampleView {
  const known = remembered.get(language);
  if (known?.id === sample.id) return known.view;
  const view = toSampleView(sample, language, methodPathOf);
  remembered.set(language, { id: sample.id, view });
  return view;
}
