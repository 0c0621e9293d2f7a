import { expect, it } from 'vitest';
import { findSince } from './find-since.ts';

const now = Date.UTC(2026, 2, 12, 14);
const dayMs = 86_400_000;

it.each([
  ['what changed 2 months ago', 60],
  ['the last 3 months', 90],
  ['son 2 ayda', 60],
  ['two weeks ago', 14],
  ['3 gun once', 3],
])('counts the days of "%s"', (text, days) => {
  expect(findSince(text, now)?.value).toEqual({ kind: 'time', time: now - days * dayMs });
});
