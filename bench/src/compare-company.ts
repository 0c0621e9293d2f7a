import type { AnalysisRequest } from '@vela/contracts';
import { z } from 'zod';

/** What a turn about a company or a property is labelled with. */
export const expectationSchema = z.object({
  kind: z.enum(['company', 'property', 'other']),
  symbols: z.array(z.string()),
  /** Readings that a fair reader accepts, the best first. */
  figures: z.array(z.array(z.string())),
  topics: z.array(z.array(z.string())),
  fiscalYear: z.number().nullable(),
  horizon: z.number().nullable(),
  scenario: z.string().nullable(),
  discountRate: z.number().nullable(),
  given: z.record(z.string(), z.number()),
  /** The year of the day whose knowledge is asked for. */
  knownIn: z.number().exactOptional(),
});
export type Expectation = z.infer<typeof expectationSchema>;

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** Labels may leave the default out: all of a company, or of a deal. */
function isAmong(
  alternatives: readonly (readonly string[])[],
  read: readonly string[] | undefined,
): boolean {
  const found = read ?? ['overview'];
  return alternatives.length === 0 || alternatives.some((one) => isSame(one, found));
}

/** A forecast of a figure is named by both: "revenue in ten years". */
const forecastFigures: ReadonlySet<string> = new Set(['revenue', 'net-income', 'free-cash-flow']);

function withoutForecastFigure(read: readonly string[] | undefined): readonly string[] | undefined {
  if (read?.includes('forecast') !== true) return read;
  return read.filter((figure) => !forecastFigures.has(figure));
}

function isNear(expected: number, read: number | undefined): boolean {
  return read !== undefined && Math.abs(read - expected) <= Math.abs(expected) * 1e-6;
}

function listWrongCompany(
  expected: Expectation,
  { plan }: AnalysisRequest,
  symbols: readonly string[],
): string[] {
  const { figures, fiscalYear, knownIn, horizon, scenario, discountRate } = expected;
  const knownYear = plan.knownOn === undefined ? null : new Date(plan.knownOn).getUTCFullYear();
  const parts: Readonly<Record<string, boolean>> = {
    kind: plan.intent === 'company',
    symbols: isSame(expected.symbols, symbols),
    figures:
      isAmong(figures, plan.figures) || isAmong(figures, withoutForecastFigure(plan.figures)),
    // "As of 2019" asks for what was known then, which the labels of the first sets call a year.
    fiscalYear: fiscalYear === null || plan.fiscalYear === fiscalYear || knownYear === fiscalYear,
    knownIn: knownIn === undefined || knownYear === knownIn,
    horizon: horizon === null || plan.horizon === horizon,
    scenario: scenario === null || plan.scenario === scenario,
    discountRate: discountRate === null || isNear(discountRate, plan.discountRate),
  };
  return Object.keys(parts).filter((name) => parts[name] !== true);
}

function listWrongProperty(expected: Expectation, { plan }: AnalysisRequest): string[] {
  const read = plan.property?.given ?? {};
  // The rent of a home to live in is what buying is compared with.
  const given: Readonly<Record<string, number | undefined>> = { rent: read.rentInstead, ...read };
  const wrong = Object.entries(expected.given).flatMap(([name, value]) =>
    isNear(value, given[name]) ? [] : [`given ${name}`],
  );
  const isTopic = isAmong(expected.topics, plan.property?.topics);
  return [
    ...(plan.intent === 'property' ? [] : ['kind']),
    ...(isTopic ? [] : ['topics']),
    ...wrong,
  ];
}

/** The parts of a request that were read otherwise than expected. */
export function listWrong(
  expected: Expectation,
  request: AnalysisRequest,
  symbols: readonly string[],
): string[] {
  if (expected.kind === 'company') return listWrongCompany(expected, request, symbols);
  if (expected.kind === 'property') return listWrongProperty(expected, request);
  const { intent } = request.plan;
  return intent === 'company' || intent === 'property' ? ['kind'] : [];
}
