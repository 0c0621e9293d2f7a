import type { Fact } from '@vela/contracts';
import { sessionTopics } from '../narrator/chart-topics.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { sayTopics, type Composition } from './composition.ts';
import type { Material } from './material.ts';

/** Which killzone is on and which comes next. The hour matters on every chart, so times are told with it. */
export function composeSessions(
  { understanding }: ParsedQuestion,
  { clock }: Material,
): Composition {
  const facts = new Map<string, Fact>(clock.map((fact) => [fact.id, fact]));
  const speech = { language: understanding.language, interval: undefined, facts, names: {} };
  return { sentences: sayTopics(speech, sessionTopics), facts: clock, labels: [] };
}
