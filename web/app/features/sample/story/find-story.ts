import type { FigureFinding, SampleAnalysis, SampleFact, Sentence } from '@vela/contracts';
import { type TextRange, toTextRanges } from '../../../lib/text-ranges.ts';

/** A sentence of the sample and the finding it speaks of, which is in the picture. */
export type StoryStep = { findingId: string; kind: StoryKind; ranges: TextRange[] };

type Told = Pick<SampleAnalysis, 'sentences' | 'facts' | 'findings'>;

const storyLength = 3;
const storyKinds = [
  'break-of-structure',
  'change-of-character',
  'fair-value-gap',
  'order-block',
] as const satisfies readonly FigureFinding['kind'][];
export type StoryKind = (typeof storyKinds)[number];
type StoryFinding = FigureFinding & { kind: StoryKind };

const isStoryFinding = (finding: FigureFinding): finding is StoryFinding =>
  storyKinds.some((kind) => kind === finding.kind);

/** Whether the middle of a finding lies within the prices of the picture. */
function isWithin({ top, bottom }: FigureFinding, [lowest, highest]: readonly [number, number]) {
  const middle = (top + bottom) / 2;
  return middle > lowest && middle < highest;
}

/** Whether a fact gives a price of this finding. */
function hasPrice({ refs, unit, value }: SampleFact, { id, top, bottom }: FigureFinding): boolean {
  const isPrice = unit === 'price' && typeof value === 'number';
  return isPrice && refs.includes(id) && value >= bottom && value <= top;
}

function toStep(
  sentence: Sentence,
  { facts }: Told,
  findings: readonly StoryFinding[],
): StoryStep | undefined {
  const spoken = sentence.spans.flatMap(({ factId }) => facts.filter(({ id }) => id === factId));
  const finding = findings.find((one) => spoken.some((fact) => hasPrice(fact, one)));
  if (finding === undefined) return undefined;
  return { findingId: finding.id, kind: finding.kind, ranges: toTextRanges(sentence) };
}

/**
 * The first three sentences that each name a price of a structure in the picture, no structure
 * twice. Undefined when the analysis has fewer.
 */
export function findStory(
  sample: Told,
  prices: readonly [number, number],
): StoryStep[] | undefined {
  const findings = sample.findings
    .filter(isStoryFinding)
    .filter((finding) => isWithin(finding, prices));
  const steps: StoryStep[] = [];
  for (const sentence of sample.sentences) {
    const step = toStep(sentence, sample, findings);
    if (step === undefined || steps.some(({ findingId }) => findingId === step.findingId)) continue;
    steps.push(step);
    if (steps.length === storyLength) return steps;
  }
  return undefined;
}
