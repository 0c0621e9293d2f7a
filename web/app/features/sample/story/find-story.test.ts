import type { FigureFinding, SampleFact, Sentence } from '@vela/contracts';
import { expect, it } from 'vitest';
import { findStory } from './find-story.ts';

const zones = [
  ['break', 'break-of-structure', 108, 108],
  ['above', 'fair-value-gap', 112, 114],
  ['block', 'order-block', 101, 103],
  ['far', 'fair-value-gap', 140, 150],
] as const;

const toFact = (id: string, value: number | string, ref: string): SampleFact => ({
  id,
  label: 'close.last',
  value,
  unit: typeof value === 'number' ? 'price' : 'text',
  method: 'test@1',
  refs: [ref],
  from: 0,
  to: 0,
});

/** A sentence whose only number is one fact. */
const toSentence = (factId: string): Sentence => ({
  text: `about ${factId}`,
  factIds: [factId],
  spans: [{ start: 6, end: 6 + factId.length, factId }],
});

const toFinding = ([id, kind, bottom, top]: (typeof zones)[number]): FigureFinding => ({
  id,
  kind,
  bottom,
  top,
  direction: 'bullish',
  formedAt: 0,
  confirmedAt: 0,
  transitions: [],
});

const facts = [
  toFact('trend', 'bullish', 'break'),
  toFact('level', 108, 'break'),
  toFact('gap-top', 114, 'above'),
  toFact('gap-bottom', 112, 'above'),
  toFact('far-top', 150, 'far'),
  toFact('stop', 90, 'block'),
  toFact('block-top', 103, 'block'),
];

const findSteps = (told: readonly string[]) =>
  findStory(
    { facts, findings: zones.map(toFinding), sentences: told.map(toSentence) },
    [100, 120],
  )?.map(({ findingId, ranges }) => [findingId, ranges.at(-1)?.text]);

it('takes the first sentence of each structure that names a price of it within the picture', () => {
  const told = ['trend', 'level', 'gap-top', 'gap-bottom', 'far-top', 'stop', 'block-top'];
  expect(findSteps(told)).toEqual([
    ['break', 'level'],
    ['above', 'gap-top'],
    ['block', 'block-top'],
  ]);
});

it('is no story where fewer than three structures are told', () => {
  expect(findSteps(['level', 'gap-top', 'gap-bottom', 'far-top'])).toBeUndefined();
});
