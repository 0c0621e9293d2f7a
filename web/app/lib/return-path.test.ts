import { describe, expect, it } from 'vitest';
import { chooseReturnPath } from './return-path.ts';

const elsewhere = [
  'https://evil.example',
  'http:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example/chat',
  '//evil.example',
  '///evil.example',
  '////evil.example/chat',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//evil.example\\@site.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/chat\\..\\..\\evil.example',
  '/chat\r\nset-cookie: a=b',
  'evil.example',
  '.evil.example',
  '@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,evil',
  'vbscript:evil',
  'blob:https://evil.example/1',
];

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

  it('is never that of another site: 30 ways to write one', () => {
    expect(elsewhere).toHaveLength(30);
    expect(elsewhere.map((from) => chooseReturnPath({ from }))).toEqual(
      elsewhere.map(() => '/chat'),
    );
  });
});
