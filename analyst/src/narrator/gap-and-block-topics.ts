import type { AnalysisSentence } from '../language/en/analysis.ts';
import type { FactReader } from './fact-reader.ts';
import { toShapes, type Topic } from './shape.ts';

type AnalysisTopic = Topic<AnalysisSentence>;

/** Whether a level or zone has a distance to the last close (greater than 0). */
export const isAwayFromClose = (id: string) => (facts: FactReader) =>
  facts.number(`${id}.distance-percent`) > 0;
/** Whether a level or zone is at the last close (distance 0). */
export const isAtClose = (id: string) => (facts: FactReader) =>
  facts.number(`${id}.distance-percent`) === 0;

/** Below this distance, in percent, a reader is told "just above" and no number. */
const nearPercent = 0.05;

/** Whether it is so near the last close that its distance is not worth a number. */
export const isNearClose = (id: string) => (facts: FactReader) =>
  isAwayFromClose(id)(facts) && facts.number(`${id}.distance-percent`) < nearPercent;
export const isFarFromClose = (id: string) => (facts: FactReader) =>
  facts.number(`${id}.distance-percent`) >= nearPercent;

type Side = 'above' | 'below';
type Keys = { readonly away: readonly AnalysisSentence[]; readonly aged: AnalysisSentence };

/** The nearest gap or block of a side; `aged` is said of one away from the close, not new. */
function createSideTopic(
  zone: 'gap' | 'block',
  [side, other]: readonly [Side, Side],
  { away, aged }: Keys,
): AnalysisTopic {
  const here = `${zone}.${side}` as const;
  const has = (facts: FactReader, at: Side): boolean => facts.has(`${zone}.${at}.top`);
  const isAway = isFarFromClose(here);
  const isNone = (facts: FactReader): boolean => !has(facts, side) && !has(facts, other);
  return {
    name: `${zone}-${side}`,
    shapes: [
      ...toShapes(isAway, ...away),
      ...toShapes(isNearClose(here), `${here}.near`),
      ...toShapes(isAtClose(here), `${here}.at`),
      ...toShapes((facts) => facts.number(`${here}.age`) > 0 && isAway(facts), aged),
    ],
    otherwise: [
      ...toShapes(undefined, `${here}.plain`),
      ...toShapes((facts) => !has(facts, side) && has(facts, other), `${here}.none`),
      ...(side === 'above' ? toShapes(isNone, `${zone}.none.a`) : []),
    ],
  };
}

function createGapTopic(side: Side, other: Side): AnalysisTopic {
  const keys = { away: [`gap.${side}.a`], aged: `gap.${side}.c` } as const;
  return createSideTopic('gap', [side, other], keys);
}

function createBlockTopic(side: Side, other: Side): AnalysisTopic {
  const keys = { away: [`block.${side}.a`], aged: `block.${side}.b` } as const;
  return createSideTopic('block', [side, other], keys);
}

export const gapTopics = {
  inside: { name: 'gap-inside', shapes: toShapes(undefined, 'gap.inside.a', 'gap.inside.b') },
  above: createGapTopic('above', 'below'),
  below: createGapTopic('below', 'above'),
} as const satisfies Record<string, AnalysisTopic>;

export const blockTopics = {
  inside: { name: 'block-inside', shapes: toShapes(undefined, 'block.inside.a', 'block.inside.b') },
  above: createBlockTopic('above', 'below'),
  below: createBlockTopic('below', 'above'),
} as const satisfies Record<string, AnalysisTopic>;
