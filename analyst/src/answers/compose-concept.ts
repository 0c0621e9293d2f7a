import { indicatorWords, type Sentence } from '@vela/contracts';
import type { Gathered } from '../gather-facts.ts';
import { conceptTopics, inOrder } from '../narrator/answer-topics.ts';
import { fibonacciTopics } from '../narrator/chart-topics.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { sayNearestZones, saySwings } from './compose-zones.ts';
import { compose, composePlain, sayNotes, sayOf, type Composition } from './composition.ts';

function hasRange({ facts }: Gathered['analysis']): boolean {
  return facts.some(({ id }) => id === 'range.top');
}

function sayExample({ analysis }: Gathered, parsed: ParsedQuestion): Sentence[] {
  const { concept } = parsed.understanding;
  if (concept === 'fair-value-gap') return sayNearestZones(analysis, 'gap', parsed);
  if (concept === 'order-block') return sayNearestZones(analysis, 'block', parsed);
  if (concept === 'fibonacci')
    return hasRange(analysis)
      ? sayOf(analysis, parsed.understanding.language, fibonacciTopics)
      : [];
  return concept === 'swing' ? saySwings(analysis, parsed) : [];
}

/** What an indicator measures, in the words of the registry. */
function composeIndicatorConcept(parsed: ParsedQuestion, id: string): Composition {
  const words = indicatorWords(id, parsed.understanding.language);
  if (words === undefined) return composePlain(parsed, ['indicator.unknown']);
  return composePlain(parsed, ['indicator.named', 'concept.closing'], {
    indicator: words.name,
    description: words.description,
  });
}

/** A concept in words, and as an example what the chart in view holds of it. */
export function composeConcept(
  parsed: ParsedQuestion,
  gathered: Gathered | undefined,
): Composition {
  const { language, concept, indicator } = parsed.understanding;
  if (concept === undefined) return composeIndicatorConcept(parsed, indicator ?? '');
  const explained = composePlain(
    parsed,
    conceptTopics(concept).flatMap(({ shapes }) => shapes.map(({ key }) => key)),
  );
  const closing = composePlain(parsed, ['concept.closing']).sentences;
  const example = gathered === undefined ? [] : sayExample(gathered, parsed);
  if (gathered === undefined || example.length === 0)
    return { ...explained, sentences: [...explained.sentences, ...closing] };
  const { analysis } = gathered;
  const intro = [
    ...sayOf(analysis, language, inOrder('concept.example')),
    ...sayNotes(analysis, language),
  ];
  return compose(analysis, language, [...explained.sentences, ...intro, ...example, ...closing]);
}
