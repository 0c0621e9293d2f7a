import { describe, expect, it } from 'vitest';
import { type Answer, appendChunk, emptyAnswer } from './answer.ts';
import { toAnswerChunk } from './answer-chunk.ts';
import { isBesideOtherChart } from './thread.ts';

function answerOf(...events: unknown[]): Answer {
  return [...events, { type: 'finish', messageMetadata: { outcome: 'completed' } }]
    .flatMap((event) => toAnswerChunk(event) ?? [])
    .reduce(appendChunk, emptyAnswer('a'));
}

const gold = {
  id: 'g',
  instrument: { symbol: 'XAUUSD' },
  interval: '15m',
  facts: [{ id: 'gap.0.top' }],
};
const shown = answerOf({ type: 'data-analysis', data: gold }).analysis;
const understood = (data: object) => ({ type: 'data-understanding', data });
const sentence = (...factIds: string[]) => ({
  type: 'data-evidence',
  data: { index: 0, offset: 0, text: '…', factIds, spans: [] },
});

describe('the chart beside an answer', () => {
  it('belongs to it when it is of its own analysis, or its numbers are', () => {
    expect(isBesideOtherChart(answerOf({ type: 'data-analysis', data: gold }), shown)).toBe(false);
    expect(
      isBesideOtherChart(
        answerOf(understood({ intent: 'gaps', symbol: 'XAUUSD' }), sentence('gap.0.top')),
        shown,
      ),
    ).toBe(false);
  });

  it('is of something else when another symbol was asked for, or nothing in the answer is about it', () => {
    const other = answerOf(
      understood({ intent: 'mode-not-available', symbol: 'AAPL' }),
      sentence(),
    );
    expect(isBesideOtherChart(other, shown)).toBe(true);
    expect(isBesideOtherChart(answerOf(understood({ intent: 'concept' }), sentence()), shown)).toBe(
      true,
    );
    expect(
      isBesideOtherChart(
        answerOf({ type: 'data-analysis', data: { ...gold, id: 'later' } }),
        shown,
      ),
    ).toBe(true);
  });

  it('is not spoken of while the answer arrives, or without a chart', () => {
    const other = answerOf(understood({ intent: 'mode-not-available', symbol: 'AAPL' }));
    expect(isBesideOtherChart({ ...other, outcome: 'running' }, shown)).toBe(false);
    expect(isBesideOtherChart(other, undefined)).toBe(false);
  });
});
