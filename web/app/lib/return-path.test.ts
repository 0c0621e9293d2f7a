import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('the way back after signing in', () => {
  it('leads to where the person came from', () => {
    expect(returnPath({ from: '/profile?tab=settings#x' })).toBe('/profile?tab=settings#x');
  });

  it('leads to the chat when nothing, or nothing usable, is remembered', () => {
    for (const state of [
      null,
      undefined,
      'x',
      {},
      { from: 1 },
      { from: 'https://evil.example' },
      { from: '//evil.example' },
      { from: '/\\evil' },
    ])
      expect(returnPath(state)).toBe('/chat');
  });
});
