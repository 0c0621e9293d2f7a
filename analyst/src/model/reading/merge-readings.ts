import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { findLeastSubjects } from '../../measures/find-measure.ts';

const maxChoices = 3;
const dayMs = 86_400_000;

const countSubjects = ({ symbol, plan }: AnalysisRequest): number =>
  new Set([symbol, plan.otherSymbol, ...(plan.others ?? [])].filter((one) => one !== undefined))
    .size;

/** Whether each measure has the instruments it is of: a ratio of one is another question. */
export const hasEnoughSubjects = (read: AnalysisRequest): boolean =>
  (read.plan.measures ?? []).every(({ id }) => findLeastSubjects(id) <= countSubjects(read));

/** Whether a plan says what its intent is about: a term without a term explains nothing. */
export function isComplete({ plan }: AnalysisRequest): boolean {
  const { intent, concept, indicator, task, otherConcept } = plan;
  if (intent === 'concept') return concept !== undefined || otherConcept !== undefined;
  if (intent === 'indicator') return indicator !== undefined;
  return intent !== 'task' || task !== undefined;
}

/** The moment that the built-in reader found, where the model says its day as a period. */
function findTime({ plan }: AnalysisRequest, { plan: own }: AnalysisRequest): number | undefined {
  const time = own.measures?.find((one) => one.time !== undefined)?.time;
  const { period } = plan;
  if (time === undefined) return undefined;
  if (period === undefined) return time;
  const isItsDay =
    period.kind === 'range' &&
    Math.abs(period.from - time) < dayMs &&
    (period.to ?? Infinity) - period.from <= dayMs;
  return isItsDay ? time : undefined;
}

/** What narrows a measure is read by code from the words themselves: a model may leave it out. */
function keepParameters(
  measure: MeasureRequest,
  own: readonly MeasureRequest[],
  time: number | undefined,
): MeasureRequest {
  const same = own.find(({ id }) => id === measure.id);
  return { ...(time === undefined ? {} : { time }), ...same, ...measure };
}

/** The model's reading with the parameters that the built-in reader found for the same measure. */
export function keepOwnParameters(
  read: AnalysisRequest,
  builtIn: AnalysisRequest,
): AnalysisRequest {
  const { measures } = read.plan;
  if (measures === undefined) return read;
  const time = findTime(read, builtIn);
  const { period, ...plan } = read.plan;
  const { period: ownPeriod } = builtIn.plan;
  const kept = time === undefined ? period : ownPeriod;
  return {
    ...read,
    plan: {
      ...plan,
      ...(kept === undefined ? {} : { period: kept }),
      measures: measures.map((one) => keepParameters(one, builtIn.plan.measures ?? [], time)),
    },
  };
}

/** The same question by its intent and measures. */
export const isSameQuestion = (one: AnalysisRequest, other: AnalysisRequest): boolean =>
  one.plan.intent === other.plan.intent &&
  JSON.stringify(one.plan.measures?.map(({ id }) => id)) ===
    JSON.stringify(other.plan.measures?.map(({ id }) => id));

/**
 * A sure reading stands; what the other one reads otherwise is offered beside it. In a follow-up,
 * which names no instrument, both may be wrong about what it follows: the doubt stays.
 */
export function addDoubt(read: AnalysisRequest, other: AnalysisRequest): AnalysisRequest {
  const isSame = isSameQuestion(read, other);
  if (isSame && read.plan.namesInstrument === true) return read;
  const own = new Set(read.plan.measures?.map(({ id }) => id));
  const told = isSame ? [] : (other.plan.measures ?? []);
  const choices = [...told, ...(other.plan.choices ?? [])]
    .filter(({ id }) => !own.has(id))
    .slice(0, maxChoices);
  return choices.length === 0 ? read : { ...read, plan: { ...read.plan, choices } };
}
