import { foldText, type Sentence } from '@vela/contracts';
import { maskLabels, maskSpans } from './masking.ts';

/** A sentence as the rules look at it; offsets are those of its text. */
export type SentenceViews = {
  readonly folded: string;
  /** Without bound numbers and known names. */
  readonly rest: string;
  readonly foldedRest: string;
};

type Kept = { readonly labels: readonly string[]; readonly views: SentenceViews };

const keptViews = new WeakMap<Sentence, Kept>();

function createViews({ text, spans }: Sentence, labels: readonly string[]): SentenceViews {
  const rest = maskLabels(maskSpans(text, spans), labels);
  return { folded: foldText(text), rest, foldedRest: foldText(rest) };
}

/** The views of a sentence, made once: six rules read them. */
export function getSentenceViews(sentence: Sentence, labels: readonly string[]): SentenceViews {
  const kept = keptViews.get(sentence);
  if (kept?.labels === labels) return kept.views;
  const views = createViews(sentence, labels);
  keptViews.set(sentence, { labels, views });
  return views;
}
