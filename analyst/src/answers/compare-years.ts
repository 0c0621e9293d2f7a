import type { Sentence } from '@vela/contracts';
import type { Measured } from '../measures/calculate-measure.ts';
import { toOrderedTopics } from '../narrator/answer-topics.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import type { AnswerSentence } from '../language/en/answers.ts';
import { narrateAnswerTopics } from './composition.ts';

/** The figure by which one year is more than another, and the sentence that says so. */
const compared: Readonly<Partial<Record<Measured['id'], readonly [string, AnswerSentence]>>> = {
  change: ['measure.change.change-percent', 'measure.better-year'],
  'realised-volatility': ['measure.realised-volatility.volatility-percent', 'measure.wilder-year'],
};

type OfYear = { readonly year: string; readonly value: number };

/** The figure of a year; undefined where the measure is of another period or has none. */
function findOfYear({ period, facts }: Measured, name: string): OfYear | undefined {
  const value = facts.find(({ id }) => id === name)?.value;
  if (period.kind !== 'range' || typeof value !== 'number') return undefined;
  return { year: String(new Date(period.from).getUTCFullYear()), value };
}

/** Which of two years had more, where the same was measured of both; with the years' names. */
export function narrateYears(
  measured: readonly Measured[],
  speech: Speech,
): { readonly sentences: readonly Sentence[]; readonly labels: readonly string[] } {
  const nothing = { sentences: [], labels: [] };
  const [id, ...others] = new Set(measured.map((one) => one.id));
  const comparison = id === undefined || others.length > 0 ? undefined : compared[id];
  if (comparison === undefined || measured.length !== 2) return nothing;
  const [name, key] = comparison;
  const told = measured.flatMap((one) => findOfYear(one, name) ?? []);
  const [best, other] = told.toSorted((a, b) => b.value - a.value);
  if (best === undefined || other === undefined || best.value === other.value) return nothing;
  const names = { ...speech.names, best: best.year, other: other.year };
  return {
    sentences: narrateAnswerTopics({ ...speech, names }, toOrderedTopics(key)),
    labels: [best.year, other.year],
  };
}
