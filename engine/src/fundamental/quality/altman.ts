import { divideByPositive, refuseValue, toComputed, type Computed } from '../computed.ts';

/** The figures of the five ratios; sales are not part of the score of companies that make nothing. */
export type AltmanInputs = {
  readonly workingCapital: number;
  readonly retainedEarnings: number;
  readonly ebit: number;
  /** Market value for `public`, book value for the others. */
  readonly equity: number;
  readonly liabilities: number;
  readonly assets: number;
  readonly sales: number;
};

/** The five quotients: working capital, retained earnings, EBIT, equity / liabilities, sales. */
export type AltmanRatios = readonly [number, number, number, number, number];
export type AltmanModel = 'public' | 'private' | 'other' | 'emerging';

const weights: Readonly<Record<AltmanModel, AltmanRatios>> = {
  public: [1.2, 1.4, 3.3, 0.6, 1],
  private: [0.717, 0.847, 3.107, 0.42, 0.998],
  other: [6.56, 3.26, 6.72, 1.05, 0],
  emerging: [6.56, 3.26, 6.72, 1.05, 0],
};
const zones: Readonly<Record<AltmanModel, readonly [distress: number, safe: number]>> = {
  public: [1.81, 2.99],
  private: [1.23, 2.9],
  other: [1.1, 2.6],
  emerging: [4.35, 5.85],
};

function chooseZone(score: number, model: AltmanModel): string {
  const [distress, safe] = zones[model];
  if (score < distress) return 'distress';
  return score > safe ? 'safe' : 'grey';
}

/** Score from the quotients, with its zone in `meta.zone`. */
export function scoreAltmanRatios(ratios: AltmanRatios, model: AltmanModel): Computed {
  const constant = model === 'emerging' ? 3.25 : 0;
  const score = ratios.reduce(
    (sum, ratio, index) => sum + ratio * (weights[model][index] ?? 0),
    constant,
  );
  return toComputed(score, { model, zone: chooseZone(score, model) });
}

/**
 * Altman's Z of public manufacturers, Z' of private ones, Z'' of others (E. Altman, 1968, 1983,
 * 1995). Banks and insurers have none: their balance sheet is their business.
 */
export function calculateAltman(inputs: AltmanInputs, model: AltmanModel): Computed {
  const { assets, liabilities } = inputs;
  const quotients = [
    divideByPositive(inputs.workingCapital, assets),
    divideByPositive(inputs.retainedEarnings, assets),
    divideByPositive(inputs.ebit, assets),
    divideByPositive(inputs.equity, liabilities),
    model === 'other' || model === 'emerging'
      ? toComputed(0)
      : divideByPositive(inputs.sales, assets),
  ];
  const refused = quotients.find(({ value }) => value === null);
  if (refused !== undefined && refused.value === null)
    return refuseValue(refused.reason, { model });
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = quotients.map(
    ({ value }) => value ?? 0,
  );
  return scoreAltmanRatios([first, second, third, fourth, fifth], model);
}
