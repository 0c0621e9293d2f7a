import { describe, expect, it } from 'vitest';
import { labelOf } from './finding-label.ts';

const block = { kind: 'order-block' as const, transitions: [], timeframe: '4h' as const };

describe('the label of a finding', () => {
  it('names the timeframe of a structure laid over another chart, and not that of the chart’s own', () => {
    expect(labelOf({ ...block, id: 'order-block.bullish.swing.1.2' }, 'Breaker')).toBe('OB');
    expect(labelOf({ ...block, id: '4h.order-block.bullish.swing.1.2' }, 'Breaker')).toBe('4h OB');
    const broken = [{ state: 'broken' as const, at: 1, price: 1 }];
    expect(
      labelOf({ ...block, id: '4h.order-block.bullish.swing.1.2', transitions: broken }, 'Breaker'),
    ).toBe('4h Breaker');
  });
});
