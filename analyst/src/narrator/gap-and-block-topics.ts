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

/** The nearest gap or block of a side. */
function createSideTopic(zone: 'gap' | 'block', side: Side): AnalysisTopic {
  const other = side === 'above' ? 'below' : 'above';
  const here = `${zone}.${side}` as const;
  const has = (facts: FactReader, at: Side): boolean => facts.has(`${zone}.${at}.top`);
  const isNone = (facts: FactReader): boolean => !has(facts, side) && !has(facts, other);
  return {
    name: `${zone}-${side}`,
    shapes: [
      ...toShapes(isFarFromClose(here), `${here}.a`),
      ...toShapes(isNearClose(here), `${here}.near`),
      ...toShapes(isAtClose(here), `${here}.at`),
    ],
    otherwise: [
      ...toShapes(undefined, `${here}.plain`),
      ...toShapes((facts) => !has(facts, side) && has(facts, other), `${here}.none`),
      ...(side === 'above' ? toShapes(isNone, `${zone}.none.a`) : []),
    ],
  };
}

export const gapTopics = {
  inside: { name: 'gap-inside', shapes: toShapes(undefined, 'gap.inside.a', 'gap.inside.b') },
  above: createSideTopic('gap', 'above'),
  below: createSideTopic('gap', 'below'),
} as const satisfies Record<string, AnalysisTopic>;

export const blockTopics = {
  inside: { name: 'block-inside', shapes: toShapes(undefined, 'block.inside.a', 'block.inside.b') },
  above: createSideTopic('block', 'above'),
  below: createSideTopic('block', 'below'),
} as const satisfies Record<string, AnalysisTopic>;
