import type { Language } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { toSection } from './compose-chart.ts';
import { composePlain, type Composition } from './composition.ts';

/** What a question left open, as a row of words: "instrument or period". */
function listAssumedNames(
  assumed: NonNullable<ResolvedRequest['plan']['assumed']>,
  language: Language,
): string {
  const names = assumed.map((part) => analystLanguages[language].assumedNames[part]);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** The answer with a last sentence about its reading: it may be wrong, or parts were left open. */
export function addUnsure(composed: Composition, resolved: ResolvedRequest): Composition {
  const { isUnsure, assumed } = resolved.plan;
  // Where nothing was measured, nothing was taken for it.
  const hasNumbers = composed.sentences.some(({ spans }) => spans.length > 0);
  if (isUnsure !== true && (assumed === undefined || !hasNumbers)) return composed;
  const { sentences } =
    isUnsure === true
      ? composePlain(resolved, ['unsure.named'])
      : composePlain(resolved, ['assumed.named'], {
          assumed: listAssumedNames(assumed ?? [], resolved.understanding.language),
        });
  // An answer in sections tells it at its end, in small.
  const isInSections = composed.sentences.some(({ section }) => section !== undefined);
  const told = isInSections ? toSection('note', sentences) : sentences;
  return { ...composed, sentences: [...composed.sentences, ...told] };
}
