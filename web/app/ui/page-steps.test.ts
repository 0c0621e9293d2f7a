import { describe, expect, it } from 'vitest';
import { pageSteps } from './page-steps.ts';

const drawn = (page: number, count: number) =>
  pageSteps(page, count).map((step) => (step < 0 ? '…' : step));

describe('pageSteps', () => {
  it('shows all pages of a short list', () => {
    expect(drawn(1, 1)).toEqual([1]);
    expect(drawn(2, 3)).toEqual([1, 2, 3]);
  });

  it('leaves out what is far from the page shown, at either side', () => {
    expect(drawn(1, 10)).toEqual([1, 2, '…', 10]);
    expect(drawn(5, 10)).toEqual([1, '…', 4, 5, 6, '…', 10]);
    expect(drawn(10, 10)).toEqual([1, '…', 9, 10]);
  });

  it('names a single page rather than hiding it behind a gap', () => {
    expect(drawn(4, 10)).toEqual([1, 2, 3, 4, 5, '…', 10]);
    expect(drawn(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('tells two gaps apart', () => {
    const steps = pageSteps(50, 100);
    expect(new Set(steps).size).toBe(steps.length);
  });
});
