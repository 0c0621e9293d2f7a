import { describe, expect, it } from 'vitest';
import { findWhether } from './find-whether.ts';

describe('a question that yes or no answers', () => {
  it.each([
    [' is rsi above # ', 'up'],
    [' has the last gap been filled yet ', 'any'],
    [' did it fall ', 'down'],
    [' so is it calmer than usual ', 'down'],
    [' any unfilled gaps ', 'any'],
    [' is it closer to its high or its low ', 'either'],
    [' rsi # ustunde mi ', 'up'],
    [' son bosluk doldu mu ', 'any'],
    [' hacim azaliyor mu ', 'down'],
    [' yukari mi asagi mi ', 'either'],
    [' yukselis mi yoksa dusus mu ', 'either'],
  ])('“%s” is one: %s', (text, way) => {
    expect(findWhether(text)).toBe(way);
  });

  it.each([
    ' what is the rsi ',
    ' how far is it from its high ',
    ' when did it cross ',
    ' do a comparison ',
    ' have a look at it ',
    ' bana gosterir misin ',
    ' ne zaman doldu mu ',
    ' rsi kac ',
  ])('“%s” is none', (text) => {
    expect(findWhether(text)).toBeUndefined();
  });
});
