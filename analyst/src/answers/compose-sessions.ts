import type { Fact } from '@vela/contracts';
import { askedSessionTopics, sessionTopics } from '../narrator/chart-topics.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { narrateAnswerTopics, type Composition } from './composition.ts';
import type { Material } from './material.ts';

/** The killzone that is named, or the running one and the next, with times on every chart: the hour matters. */
export function composeSessions(
  { understanding }: ResolvedRequest,
  { clock }: Material,
): Composition {
  const facts = new Map<string, Fact>(clock.map((fact) => [fact.id, fact]));
  const speech = { language: understanding.language, interval: undefined, facts, names: {} };
  const topics = facts.has('session.asked.name') ? askedSessionTopics : sessionTopics;
  return { sentences: narrateAnswerTopics(speech, topics), facts: clock, labels: [] };
}
