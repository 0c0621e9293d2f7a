import type { findFilters } from './find-acts.ts';
import { findConceptPositions } from './find-concept.ts';

const states: ReadonlySet<string> = new Set([
  'unfilled',
  'filled',
  'untouched',
  'touched',
  'broken',
]);

/**
 * "Was it touched" asks for a state, and does not choose by it; "where is the nearest untouched gap
 * and when did it form" chooses.
 */
export function isStateAsked(
  text: string,
  filters: ReturnType<typeof findFilters>,
  pointsBack: boolean,
): boolean {
  if (/ m[iu](?: |$)/.test(text)) return true;
  const concepts = findConceptPositions(text);
  // "Is the last gap filled": said of the gap, behind its name.
  const isSaid =
    /^ ?(?:(?:and|so) )?(?:is|was|has|did) /.test(text) &&
    filters.some(
      ({ value, start }) => states.has(value) && concepts.some(({ end }) => end <= start),
    );
  if (isSaid) return true;
  const isOfConcept = filters.some(
    ({ value, end }) =>
      states.has(value) && concepts.some(({ start }) => start >= end && start - end <= 1),
  );
  return pointsBack && !isOfConcept;
}
