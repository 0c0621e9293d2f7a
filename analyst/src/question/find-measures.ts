import { languages } from '@vela/contracts';
import { measures, type Measure, type MeasureId } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern, type Found, listMatches, toFound } from './word-pattern.ts';

const ids = Object.keys(measures).filter((id): id is MeasureId => Object.hasOwn(measures, id));

const patterns = ids.map((id) => {
  const words = languages.flatMap((language) => analystLanguages[language].measureQuestions[id]);
  return { id, pattern: createWordPattern(words.join('|'), 'g') };
});

const maxMeasures = 4;

type Given = {
  /** Parameters the question gives. */
  readonly has: (need: Measure['needs'][number]) => boolean;
  /** How many instruments it names. */
  readonly subjects: number;
};

/** How well a measure fits what the question gives: one that lacks a parameter comes later. */
function rateFit(id: MeasureId, { has, subjects }: Given): number {
  const measure: Measure = measures[id];
  const isLacking = measure.needsEither?.some(has) === false;
  const lacking = measure.needs.filter((need) => !has(need)).length + (isLacking ? 1 : 0);
  const isAlone = subjects < measure.subjects.least ? 1 : 0;
  const isMany = subjects > measure.subjects.most ? 1 : 0;
  const isNamed = has('indicator') && id.startsWith('indicator-') ? 1 : 0;
  return isNamed - (lacking + isAlone + isMany);
}

/**
 * The measures that a text asks for, in the order asked. Of phrases that overlap the longest
 * counts; of measures with the same phrase the one whose parameters the question gives.
 */
export function findMeasures(text: string, given: Given): readonly Found<MeasureId>[] {
  const found = patterns.flatMap(({ id, pattern }) =>
    listMatches(text, pattern)
      .filter(([words]) => words.trim() !== '')
      .map((match) => toFound(id, match)),
  );
  const ranked = found.toSorted(
    (a, b) =>
      b.end - b.start - (a.end - a.start) || rateFit(b.value, given) - rateFit(a.value, given),
  );
  const chosen: Found<MeasureId>[] = [];
  for (const one of ranked) {
    const isTaken = chosen.some(
      (other) => other.value === one.value || (one.start < other.end && other.start < one.end),
    );
    if (!isTaken) chosen.push(one);
  }
  return chosen.toSorted((a, b) => a.start - b.start).slice(0, maxMeasures);
}
