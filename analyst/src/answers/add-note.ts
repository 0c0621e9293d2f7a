import { toSection } from './compose-chart.ts';
import type { Composition } from './composition.ts';

/** An answer with what is told of its own reading; one in sections tells it at its end, in small. */
export function addNote(composed: Composition, told: Composition): Composition {
  const isInSections = composed.sentences.some(({ section }) => section !== undefined);
  const sentences = isInSections ? toSection('note', told.sentences) : told.sentences;
  return {
    ...composed,
    sentences: [...composed.sentences, ...sentences],
    labels: [...composed.labels, ...told.labels],
  };
}
