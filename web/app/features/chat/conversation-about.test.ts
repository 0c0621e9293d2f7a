import { describe, expect, it } from 'vitest';
import { latestSubject, whenOf } from './conversation-about.ts';

const at = (day: number, hour: number): number => new Date(2026, 3, day, hour, 5).getTime();
const conversation = { id: 'c', createdAt: 0, updatedAt: 0 };

describe('a conversation in the list', () => {
  it('has the time of today, and the day of any other', () => {
    expect(whenOf(at(17, 14), at(17, 20), 'en')).toBe('14:05');
    expect(whenOf(at(16, 14), at(17, 20), 'tr')).toBe('16 Nis');
  });

  it('names its latest subject only where the title is about another', () => {
    expect(
      latestSubject({ ...conversation, title: 'BTCUSDT 1h', symbol: 'BTCUSDT', interval: '1h' }),
    ).toBeUndefined();
    expect(
      latestSubject({ ...conversation, title: 'BTCUSDT 1h', symbol: 'XAUUSD', interval: '15m' }),
    ).toEqual({
      symbol: 'XAUUSD',
      interval: '15m',
    });
  });
});
