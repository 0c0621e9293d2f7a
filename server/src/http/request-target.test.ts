import { expect, it } from 'vitest';
import { toRequestPath } from './request-target.ts';

it.each([
  ['http://evil.example/contact?a=1', '/contact?a=1'],
  ['HTTPS://evil.example', '/'],
  ['http://[', 'http://['],
  ['/contact?to=http://evil.example/', '/contact?to=http://evil.example/'],
  ['//evil.example/x', '//evil.example/x'],
  ['*', '*'],
])('of %s is %s', (target, path) => {
  expect(toRequestPath(target)).toBe(path);
});
