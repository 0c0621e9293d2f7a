import { analyzeTechnical, calculateBaseRates, type Finding } from '@vela/engine';
import { createRandom } from '../random-walk.ts';
import { type OutcomeRule, type Plant, plantEffect } from './plant-effect.ts';
import { createWalk, type WalkKind } from './walks.ts';

/** A structure, an outcome after it, and by how much its rate is moved. */
type Effect = {
  readonly name: string;
  readonly kind: 'fair-value-gap' | 'order-block' | 'displacement';
  readonly rule: OutcomeRule;
  readonly points: number;
  /** Walks it is planted in: more where the share found is held to a bound. */
  readonly series: number;
};

/** How often an effect was found, at which rate of the controls. */
export type EffectFinds = {
  readonly name: string;
  readonly points: number;
  readonly series: number;
  readonly found: number;
  readonly controlRate: number;
};

const cases = 500;
const length = 20_000;
/** Cells of a series of this length: the tests that the intervals allow for. */
const family = 45;
const kinds: readonly WalkKind[] = ['independent', 'garch', 'regimes'];
/** Fixed before anything was counted on them. */
const firstSeed = 9_000_000;

const createTouched = (horizon: number): OutcomeRule => ({
  outcome: 'touched',
  horizon,
  span: horizon,
  judge: ({ low }, { t, near }) =>
    low.subarray(t + 1, t + horizon + 1).some((price) => price <= near) ? 1 : 0,
});

const follows: OutcomeRule = {
  outcome: 'follows',
  horizon: 20,
  span: 20,
  judge: ({ high, low, close }, { t, atr }) => {
    const start = close[t] ?? Number.NaN;
    const isUp = (price: number): boolean => price >= start + atr;
    const isDown = (price: number): boolean => price <= start - atr;
    const up = high.subarray(t + 1, t + 21).findIndex(isUp);
    const down = low.subarray(t + 1, t + 21).findIndex(isDown);
    return up >= 0 && (down < 0 || up < down) ? 1 : 0;
  },
};

const outcomes: readonly Omit<Effect, 'points' | 'series'>[] = [
  { name: 'gap touched within 96', kind: 'fair-value-gap', rule: createTouched(96) },
  { name: 'gap touched within 20', kind: 'fair-value-gap', rule: createTouched(20) },
  { name: 'order block touched within 96', kind: 'order-block', rule: createTouched(96) },
  { name: 'displacement followed within 20', kind: 'displacement', rule: follows },
];

/** The effects planted: five points up and down at different rates. */
export const effects: readonly Effect[] = outcomes.flatMap((outcome) =>
  [0.05, -0.05].map((points) => {
    const isHeld = outcome === outcomes[0] && points > 0;
    return { ...outcome, points, series: isHeld ? 150 : 40 };
  }),
);

/** Plants an effect in 500 structures of walks of all kinds, and counts how often it is found. */
export function countEffectFinds({ name, kind, rule, points, series }: Effect): EffectFinds {
  let [found, tried, rates] = [0, 0, 0];
  for (let index = 0; index < series; index += 1) {
    const seed = firstSeed + index;
    const walk = createWalk(kinds[index % kinds.length] ?? 'garch', seed, length);
    const analysis = analyzeTechnical(walk);
    const findings = drawCases(
      analysis.findings.filter((finding) => isDrawn(finding, kind)),
      seed,
    );
    if (findings.length < cases) continue;
    const count = (outcome: OutcomeRule) =>
      calculateBaseRates(
        { ...analysis, findings },
        { family, rules: { [kind]: { subject: kind, outcomes: [outcome] } } },
      ).cells[0];
    const controlRate = count(rule)?.controlRate ?? Number.NaN;
    const plant: Plant = { findings, controlRate, points, seed };
    tried += 1;
    rates += controlRate;
    if (count(plantEffect(rule, plant))?.isDistinguishable === true) found += 1;
  }
  return { name, points, series: tried, found, controlRate: rates / tried };
}

/** Wide enough gaps, blocks of the internal scale; early and late ones have no complete horizon. */
function isDrawn({ kind, scale, confirmedAt, measures }: Finding, sought: Effect['kind']): boolean {
  if (kind !== sought || scale === 'swing') return false;
  const isWide = kind !== 'fair-value-gap' || (measures['widthInAtr'] ?? 0) >= 0.25;
  return isWide && confirmedAt > 100 && confirmedAt < length - 120;
}

/** Draws cases at random, in order of time. */
function drawCases(findings: readonly Finding[], seed: number): Finding[] {
  const random = createRandom(seed);
  return findings
    .map((finding) => ({ finding, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, cases)
    .map(({ finding }) => finding)
    .toSorted((one, other) => one.confirmedAt - other.confirmedAt);
}
