import { describe, expect, it } from 'vitest';
import { chooseReturnPath } from './return-path.ts';

describe('the return path after signing in', () => {
  it('is the requested page', () => {
    expect(chooseReturnPath({ from: '/profile?tab=settings#x' })).toBe('/profile?tab=settings#x');
  });

  it('is the chat without a valid requested page', () => {
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
      expect(chooseReturnPath(state)).toBe('/chat');
  });
});
