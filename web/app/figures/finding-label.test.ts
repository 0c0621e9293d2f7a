import { describe, expect, it } from 'vitest';
import { toFindingLabel } from './finding-label.ts';

const block = { kind: 'order-block' as const, transitions: [], timeframe: '4h' as const };

describe('finding label', () => {
  it('is prefixed with the timeframe of an overlaid structure only', () => {
    expect(toFindingLabel({ ...block, id: 'order-block.bullish.swing.1.2' }, 'Breaker', 'en')).toBe(
      'OB',
    );
    expect(
      toFindingLabel({ ...block, id: '4h.order-block.bullish.swing.1.2' }, 'Breaker', 'en'),
    ).toBe('4h OB');
    const broken = [{ state: 'broken' as const, at: 1, price: 1 }];
    expect(
      toFindingLabel(
        { ...block, id: '4h.order-block.bullish.swing.1.2', transitions: broken },
        'Breaker',
        'en',
      ),
    ).toBe('4h Breaker');
  });
});
