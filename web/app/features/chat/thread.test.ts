import { describe, expect, it } from 'vitest';
import { type Answer, appendChunk, createEmptyAnswer } from './answer.ts';
import { toAnswerChunk } from './answer-chunk.ts';
import { findPageAnalysis, isAboutOtherChart } from './thread.ts';

function createAnswer(...events: unknown[]): Answer {
  return [...events, { type: 'finish', messageMetadata: { outcome: 'completed' } }]
    .flatMap((event) => toAnswerChunk(event) ?? [])
    .reduce(appendChunk, createEmptyAnswer('a'));
}

const gold = {
  id: 'g',
  mode: 'technical',
  instrument: { symbol: 'XAUUSD' },
  interval: '15m',
  facts: [{ id: 'gap.0.top' }],
};
const carried = createAnswer({ type: 'data-analysis', data: gold }).analysis;
const shown = carried?.mode === 'technical' ? carried : undefined;
const understood = (data: object) => ({ type: 'data-understanding', data });
const sentence = (...factIds: string[]) => ({
  type: 'data-evidence',
  data: { index: 0, offset: 0, text: '…', factIds, spans: [] },
});

describe('the chart beside an answer', () => {
  it('belongs to it if it shows its analysis or its numbers', () => {
    expect(isAboutOtherChart(createAnswer({ type: 'data-analysis', data: gold }), shown)).toBe(
      false,
    );
    expect(
      isAboutOtherChart(
        createAnswer(understood({ intent: 'gaps', symbol: 'XAUUSD' }), sentence('gap.0.top')),
        shown,
      ),
    ).toBe(false);
  });

  it('is another one if the answer is about another symbol, or not about it', () => {
    const other = createAnswer(
      understood({ intent: 'mode-not-available', symbol: 'AAPL' }),
      sentence(),
    );
    expect(isAboutOtherChart(other, shown)).toBe(true);
    expect(
      isAboutOtherChart(createAnswer(understood({ intent: 'concept' }), sentence()), shown),
    ).toBe(true);
    expect(
      isAboutOtherChart(
        createAnswer({ type: 'data-analysis', data: { ...gold, id: 'later' } }),
        shown,
      ),
    ).toBe(true);
  });

  it('is not named while the answer arrives, or without a chart', () => {
    const other = createAnswer(understood({ intent: 'mode-not-available', symbol: 'AAPL' }));
    expect(isAboutOtherChart({ ...other, outcome: 'running' }, shown)).toBe(false);
    expect(isAboutOtherChart(other, undefined)).toBe(false);
  });
});

const deal = { id: 'p', mode: 'real-estate', inputs: {}, facts: [] };
const toLoaded = (...analyses: object[]) => ({
  context: undefined,
  messages: analyses.map((data, index) => ({
    kind: 'answer' as const,
    id: String(index),
    answer: createAnswer({ type: 'data-analysis', data }),
  })),
});

describe('the page in the place of the chart', () => {
  it('is that of the last analysis, where this has no chart', () => {
    expect(findPageAnalysis(toLoaded(gold, deal), undefined)?.id).toBe('p');
    expect(findPageAnalysis(toLoaded(deal, gold), undefined)).toBeUndefined();
    expect(findPageAnalysis(toLoaded(), undefined)).toBeUndefined();
  });

  it('is that of the chosen analysis', () => {
    expect(findPageAnalysis(toLoaded(deal, gold), 'p')?.id).toBe('p');
    expect(findPageAnalysis(toLoaded(gold, deal), 'g')).toBeUndefined();
  });
});
