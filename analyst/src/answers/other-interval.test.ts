import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { Interval } from '@vela/contracts';
import { parseQuestion } from '../parse-question.ts';
import { resolveRequest } from '../resolve-request.ts';
import { composePreface } from './composition.ts';

const now = Date.UTC(2026, 10, 21, 18);

const names = { symbol: 'HG', interval: '4-hour' };

/** What is said behind the first sentence of an answer that was read on this chart. */
function tellBehind(message: string, read: Interval): string {
  const question = { message, language: 'en', chosen: {}, context: {}, now } as const;
  const request = parseQuestion(question, instrumentCatalogue);
  const resolved = resolveRequest(request, instrumentCatalogue, now);
  const base = { language: 'en', interval: read, facts: new Map(), names } as const;
  return composePreface(base, resolved)
    .behind.map(({ text }) => text)
    .join(' ');
}

describe('an answer read on another interval', () => {
  it('says so where that interval was asked for, a day too', () => {
    expect(tellBehind('trend of copper daily', '4h')).toMatch(/daily/);
    expect(tellBehind('trend of copper 1h', '4h')).toMatch(/hour/);
  });

  it('says nothing where none was asked for, and on the chart asked for', () => {
    expect(tellBehind('trend of copper', '4h')).toBe('');
    expect(tellBehind('trend of copper daily', '1d')).toBe('');
  });
});
