import type { Fact } from '@vela/contracts';
import { sessionTopics } from '../narrator/chart-topics.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { narrateAnswerTopics, type Composition } from './composition.ts';
import type { Material } from './material.ts';

/** The running killzone and the next one, with times on every chart: the hour matters. */
export function composeSessions(
  { understanding }: ResolvedRequest,
  { clock }: Material,
): Composition {
  const facts = new Map<string, Fact>(clock.map((fact) => [fact.id, fact]));
  const speech = { language: understanding.language, interval: undefined, facts, names: {} };
  return { sentences: narrateAnswerTopics(speech, sessionTopics), facts: clock, labels: [] };
}
