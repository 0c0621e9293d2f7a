import { describe, expect, it } from 'vitest';
import { createRandom } from '../testing/random-candles.ts';
import { weighEvidence } from './evidence.ts';
import { isConfirmed } from './hold-out.ts';
import { countMatchedSet, createMatchedTally, type MatchedTally } from './matched-tally.ts';

const clusters = 120;
const perCluster = 10;
const yearMs = 31_556_952_000;

type Plan = {
  /** Added to the rate of 50 % in a cluster, of 120. */
  readonly effect: (cluster: number) => number;
  readonly mirroredEffect?: number;
};

function draw({ effect, mirroredEffect = 0 }: Plan): MatchedTally {
  const random = createRandom(7);
  const hit = (share: number): number => (random() < share ? 1 : 0);
  const tally = createMatchedTally(
    Float64Array.from({ length: clusters }, (_, index) => (index / 4) * yearMs),
  );
  for (let cluster = 0; cluster < clusters; cluster += 1) {
    for (let index = 0; index < perCluster; index += 1)
      countMatchedSet(tally, {
        cluster,
        verdict: hit(0.5 + effect(cluster)),
        mirrored: hit(0.5 + mirroredEffect),
        isBullish: true,
        copies: {
          size: 20,
          verdicts: Int32Array.from({ length: 20 }, () => hit(0.5)),
          clusters: Int32Array.from({ length: 20 }, () => Math.floor(random() * clusters)),
        },
      });
  }
  return tally;
}

const weigh = (plan: Plan) => weighEvidence(draw(plan), 0.001);

/** Whether an effect of two parts, before and in the last third, is confirmed. */
const isFound = (early: number, late: number): boolean =>
  isConfirmed(draw({ effect: (cluster) => (cluster < 80 ? early : late) }));

describe('evidence', () => {
  it('is distinguishable when it is the same throughout', () => {
    const { isDistinguishable, doubt, difference } = weigh({ effect: () => 0.15 });
    expect([isDistinguishable, doubt]).toEqual([true, undefined]);
    expect(Math.abs(difference - 0.15)).toBeLessThan(0.04);
  });

  it('is none without an effect', () => {
    const { isDistinguishable, doubt, differenceLow, differenceHigh } = weigh({ effect: () => 0 });
    expect([isDistinguishable, doubt]).toEqual([false, undefined]);
    expect(differenceLow < 0 && differenceHigh > 0).toBe(true);
  });

  it('is doubted when it comes from one half', () => {
    const early = weigh({ effect: (cluster) => (cluster < clusters / 2 ? 0.4 : 0) });
    expect(early).toMatchObject({ isDistinguishable: false, doubt: 'unsteady' });
    expect(early.differenceLow).toBeGreaterThan(0);
  });

  it('is doubted when one decade goes the other way', () => {
    // Clusters 40 to 79 are the 1980s: inside both halves.
    const decade = weigh({ effect: (cluster) => (cluster >= 40 && cluster < 80 ? -0.1 : 0.35) });
    expect(decade).toMatchObject({ isDistinguishable: false, doubt: 'unsteady' });
  });

  it('is confirmed by the last third of the cases alone', () => {
    expect(isFound(0.15, 0.15)).toBe(true);
    expect([isFound(0.15, 0), isFound(0, 0.3), isFound(0.15, -0.15)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is doubted when mirrored prices do the same', () => {
    const both = weigh({ effect: () => 0.15, mirroredEffect: 0.15 });
    expect(both).toMatchObject({ isDistinguishable: false, doubt: 'mirrored' });
  });
});
