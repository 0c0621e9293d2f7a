import { createSeededRandom } from '../../statistics/seeded-random.ts';

export const forecastPaths = 10_000;
export const forecastYears = 15;

const degrees = 5;
const seed = 20_261_124;
const range = 2 ** 32;

/** Two series of shocks for each path and year: Student's t with 5 degrees, of variance 1. */
export type ForecastShocks = { readonly growth: Float64Array; readonly margin: Float64Array };

/** One draw by Bailey's polar method (R. Bailey, Mathematics of Computation 62, 1994). */
function drawStudent(drawUniform: () => number): number {
  const size = Math.sqrt(degrees * (drawUniform() ** (-2 / degrees) - 1));
  return size * Math.cos(2 * Math.PI * drawUniform());
}

function drawShocks(): ForecastShocks {
  const random = createSeededRandom(seed);
  // Never 0, whose power would be infinite.
  const drawUniform = (): number => (random.below(range) + 0.5) / range;
  const scale = Math.sqrt((degrees - 2) / degrees);
  const draw = (): Float64Array =>
    Float64Array.from(
      { length: forecastPaths * forecastYears },
      () => drawStudent(drawUniform) * scale,
    );
  return { growth: draw(), margin: draw() };
}

let drawn: ForecastShocks | undefined;

/** The same shocks for every company and every call: differences come from the companies alone. */
export function getForecastShocks(): ForecastShocks {
  drawn ??= drawShocks();
  return drawn;
}
