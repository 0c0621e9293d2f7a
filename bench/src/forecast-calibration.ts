import {
  backtestForecast,
  calculateCoverageScore,
  createCompanyReport,
  createSeededRandom,
  simulateSalesAfter,
  type CompanyFacts,
  type ForecastLaw,
} from '@vela/engine';
import { createFilingsSource } from '@vela/market-data';

/** How often outcomes lay inside of a band that promises so many of them. */
export type Coverage = {
  readonly name: string;
  readonly promised: number;
  readonly inside: number;
  readonly count: number;
  /** Distance from the promise in binomial standard errors: a lower bound of the uncertainty. */
  readonly score: number;
};

const promised = 0.8;

function toCoverage(name: string, hits: readonly boolean[]): Coverage {
  const inside = hits.filter(Boolean).length;
  const { value } = calculateCoverageScore(inside, hits.length, promised);
  return { name, promised, inside, count: hits.length, score: value ?? Number.NaN };
}

const dayMs = 86_400_000;
const horizon = 5;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Forecasts from what was known after each fiscal year, held against the sales five years on. */
function testCompany(facts: CompanyFacts): boolean[] {
  const now = createCompanyReport(facts, { knownOn: '2026-11-24', version: 'latest', price: null });
  if (now === undefined) return [];
  const { count, inside } = backtestForecast(facts, now, addDays);
  return Array.from({ length: count }, (_, index) => index < inside);
}

/** The companies at hand: far too few, and of the years in which they did well. */
export async function testRealCompanies(): Promise<Coverage> {
  const source = createFilingsSource();
  const found = await Promise.all(source.known.map(async (symbol) => source.find(symbol)));
  const hits = found.flatMap((one) => (one.kind === 'filings' ? testCompany(one.company) : []));
  return toCoverage('companies at hand, sales after 5 years', hits);
}

type Uniform = () => number;

/** Normal by Box and Muller: another generator than the one of the forecast. */
function drawNormal(draw: Uniform): number {
  return Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
}

/** Student's t by its definition: a normal over the root of a mean of squares. */
function drawStudent(draw: Uniform, degrees: number): number {
  let squares = 0;
  for (let term = 0; term < degrees; term += 1) squares += drawNormal(draw) ** 2;
  return drawNormal(draw) / Math.sqrt(squares / degrees);
}

/** How the sales of a simulated company go on. */
type SimulatedLaw = {
  readonly name: string;
  /** The shock of a year, of about deviation 1. */
  readonly drawShock: (draw: Uniform) => number;
  /** What is added to the growth of a year that the forecaster expects. */
  readonly shift: (year: number) => number;
};

const none = (): number => 0;
const usualDegrees = 5;
const scaleStudent = (degrees: number): number => Math.sqrt((degrees - 2) / degrees);
const breakYear = 2;
const breakSize = 0.1;

/** The law that the forecast assumes, and laws that it does not. */
export const simulatedLaws: readonly SimulatedLaw[] = [
  {
    name: 'the assumed law',
    drawShock: (draw) => drawStudent(draw, usualDegrees) * scaleStudent(usualDegrees),
    shift: none,
  },
  { name: 'normal shocks', drawShock: drawNormal, shift: none },
  {
    name: 'fat tails (Student with 3 degrees)',
    drawShock: (draw) => drawStudent(draw, 3) * scaleStudent(3),
    shift: none,
  },
  {
    name: 'a change of regime: growth 10 points lower from the third year, for one in two',
    drawShock: (draw) => drawStudent(draw, usualDegrees) * scaleStudent(usualDegrees),
    shift: (year) => (year >= breakYear ? -breakSize : 0),
  },
];

const companies = 2000;
const panelSeed = 7;
const kept = { growth: 0.7, shock: 0.3 };

/** Size of a shock for which five years deviate as wanted: summed path by path, not by a formula. */
function findShockSize(deviation: number): number {
  const weights = Array.from({ length: horizon }, (_, start) =>
    Array.from({ length: horizon - start }, (__, later) => kept.shock ** later).reduce(
      (sum, one) => sum + one,
      0,
    ),
  );
  return (deviation * horizon) / Math.hypot(...weights);
}

/** Sales after five years of one simulated company. */
function simulateCompany(
  law: ForecastLaw,
  { drawShock, shift }: SimulatedLaw,
  draw: Uniform,
): number {
  const size = findShockSize(law.deviation / (1 + law.longRunGrowth));
  const isChanged = draw() < 1 / 2;
  let [sales, growth, deviation] = [law.sales, law.firstGrowth, 0];
  for (let year = 0; year < horizon; year += 1) {
    deviation = kept.shock * deviation + size * drawShock(draw);
    const change = isChanged ? shift(year) : 0;
    sales *= (1 + growth) * Math.exp(deviation + change);
    growth = law.longRunGrowth + kept.growth * (growth - law.longRunGrowth);
  }
  return sales;
}

/** A panel of companies with a law that is known, held against their forecasts. */
export function testSimulatedPanel(simulated: SimulatedLaw, size = companies): Coverage {
  const random = createSeededRandom(panelSeed);
  const draw: Uniform = () => (random.below(2 ** 32) + 0.5) / 2 ** 32;
  const hits = Array.from({ length: size }, () => {
    const law: ForecastLaw = {
      sales: Math.exp(14 + 10 * draw()),
      firstGrowth: -0.1 + 0.35 * draw(),
      longRunGrowth: 0.04,
      deviation: 0.07 + 0.1 * draw(),
      margins: {},
    };
    const { 10: low, 90: high } = simulateSalesAfter(law, horizon);
    const sales = simulateCompany(law, simulated, draw);
    return sales >= low && sales <= high;
  });
  return toCoverage(`${size} simulated companies, ${simulated.name}`, hits);
}
