import type { AnalysisRequest } from '@vela/contracts';
import type { Surroundings } from './choose-asked-subjects.ts';
import { findChart } from './read-clues.ts';
import type { ReadQuestion } from './read-question.ts';
import { toMeasureRequest } from './to-measure-request.ts';
import { findWholeReading } from './whole-readings.ts';

/** Words alone, with spaces between them. */
const toText = (plain: string): string =>
  plain
    .replaceAll(/[’']/g, "'")
    .replaceAll(/[^a-z#%' ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** A whole question is of the chart, and not of the two that were compared before. */
function withoutLast(around: Surroundings): Surroundings {
  const { lastUnderstanding: _, ...context } = around.question.context;
  return { ...around, question: { ...around.question, context } };
}

/** A whole question whose words leave no doubt; undefined for any other. */
export function readWholeQuestion(
  read: ReadQuestion,
  around: Surroundings,
): AnalysisRequest | undefined {
  const { question, named } = around;
  const last = question.context.lastUnderstanding?.request;
  const isOpen = named.length === 0 && findChart(question) === undefined && last === undefined;
  if (isOpen || named.length > 1) return undefined;
  const found = findWholeReading(toText(read.measured.plain), { read, last });
  if (found === undefined) return undefined;
  const { measure, isOfLast } = found;
  const { concept: _, ...shared } = read.measured.shared;
  const period = read.measured.period ?? (isOfLast ? last?.plan.period : undefined);
  return toMeasureRequest(
    { ...read, measured: { ...read.measured, period, shared, pointsBack: isOfLast } },
    [measure],
    isOfLast ? around : withoutLast(around),
  );
}
