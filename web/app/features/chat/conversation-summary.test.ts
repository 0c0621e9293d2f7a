import { describe, expect, it } from 'vitest';
import { findLatestSubject, formatUpdatedAt } from './conversation-summary.ts';

const at = (day: number, hour: number): number => new Date(2026, 3, day, hour, 5).getTime();
const conversation = { id: 'c', createdAt: 0, updatedAt: 0 };

describe('a conversation in the list', () => {
  it('shows the time if today, otherwise the date', () => {
    expect(formatUpdatedAt(at(17, 14), at(17, 20), 'en')).toBe('14:05');
    expect(formatUpdatedAt(at(16, 14), at(17, 20), 'tr')).toBe('16 Nis');
  });

  it('names its latest subject only if the title does not', () => {
    expect(
      findLatestSubject({
        ...conversation,
        title: 'BTCUSDT 1h',
        symbol: 'BTCUSDT',
        interval: '1h',
      }),
    ).toBeUndefined();
    expect(
      findLatestSubject({
        ...conversation,
        title: 'BTCUSDT 1h',
        symbol: 'XAUUSD',
        interval: '15m',
      }),
    ).toEqual({
      symbol: 'XAUUSD',
      interval: '15m',
    });
  });
});
