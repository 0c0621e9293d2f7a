import type { Period, Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { Measured } from '../measures/calculate-measure.ts';
import { toOrderedTopics } from '../narrator/answer-topics.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import type { AnswerSentence } from '../language/en/answers.ts';
import { narrateAnswerTopics } from './composition.ts';

type Comparison = {
  /** The figure by which one period is more than another. */
  readonly figure: string;
  /** Of two years which had more, and of other periods which had most. */
  readonly ofYears: AnswerSentence;
  readonly ofPeriods: AnswerSentence;
};

const compared: Readonly<Partial<Record<Measured['id'], Comparison>>> = {
  change: {
    figure: 'measure.change.change-percent',
    ofYears: 'measure.better-year',
    ofPeriods: 'measure.best-period',
  },
  'realised-volatility': {
    figure: 'measure.realised-volatility.volatility-percent',
    ofYears: 'measure.wilder-year',
    ofPeriods: 'measure.wildest-period',
  },
  drawdown: {
    figure: 'measure.drawdown.worst.fall-percent',
    ofYears: 'measure.deeper-year',
    ofPeriods: 'measure.deepest-period',
  },
};

type OfPeriod = { readonly period: Period; readonly value: number };

/** The year that a period is; undefined where it is none. */
function findYear(period: Period): string | undefined {
  if (period.kind !== 'range' || period.to === undefined) return undefined;
  const year = new Date(period.from).getUTCFullYear();
  const isYear = period.from === Date.UTC(year, 0, 1) && period.to === Date.UTC(year + 1, 0, 1);
  return isYear ? String(year) : undefined;
}

/** The sentence that names the period with the most, and the names in it. */
function chooseSentence(
  { ofYears, ofPeriods }: Comparison,
  { best, others }: { readonly best: Period; readonly others: readonly Period[] },
  language: Speech['language'],
): { readonly key: AnswerSentence; readonly names: Readonly<Record<string, string>> } {
  const [year, other] = [findYear(best), others.length === 1 ? others.map(findYear)[0] : undefined];
  if (year !== undefined && other !== undefined)
    return { key: ofYears, names: { best: year, other } };
  const name = analystLanguages[language].formatInPeriod(best, year);
  return { key: ofPeriods, names: { best: name } };
}

/** Which of several periods had most, where the same was measured of each; with their names. */
export function comparePeriods(
  measured: readonly Measured[],
  speech: Speech,
): { readonly sentences: readonly Sentence[]; readonly labels: readonly string[] } {
  const nothing = { sentences: [], labels: [] };
  const [id, ...otherIds] = new Set(measured.map((one) => one.id));
  const comparison = id === undefined || otherIds.length > 0 ? undefined : compared[id];
  if (comparison === undefined || measured.length < 2) return nothing;
  const told = measured.flatMap(({ period, facts }): OfPeriod[] => {
    const value = facts.find((fact) => fact.id === comparison.figure)?.value;
    return typeof value === 'number' ? [{ period, value }] : [];
  });
  const [best, ...others] = told.toSorted((a, b) => b.value - a.value);
  const isTied = best === undefined || best.value === others[0]?.value;
  if (isTied || told.length < measured.length) return nothing;
  const periods = { best: best.period, others: others.map(({ period }) => period) };
  const { key, names } = chooseSentence(comparison, periods, speech.language);
  return {
    sentences: narrateAnswerTopics(
      { ...speech, names: { ...speech.names, ...names } },
      toOrderedTopics(key),
    ),
    labels: Object.values(names),
  };
}
