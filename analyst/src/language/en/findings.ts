import { createStepSentences, type FindingSentences } from '../../narrator/finding-sentences.ts';

export const findings: FindingSentences = {
  'finding.intro':
    'This is about one structure on the chart of {$symbol}, {$interval}, with data up to {close.time}.',
  'finding.zone':
    'Its kind: {finding.kind}, read as {finding.direction}, from {finding.bottom} to {finding.top}.',
  'finding.level': 'Its kind: {finding.kind}, read as {finding.direction}, at {finding.price}.',
  'finding.zone.named':
    'Its kind: {finding.kind} ({finding.label}), read as {finding.direction}, from {finding.bottom} to {finding.top}.',
  'finding.level.named':
    'Its kind: {finding.kind} ({finding.label}), read as {finding.direction}, at {finding.price}.',
  'finding.width': 'Its height is {finding.width-atr} times the ATR at that time.',
  'finding.times':
    'It lies on the candle of {finding.formed} and could first be known at the close of the candle of {finding.confirmed}, {finding.age#candle} ago.',
  'finding.times.same':
    'It formed with the candle of {finding.confirmed} and was known at its close, {finding.age#candle} ago.',
  'finding.untouched': 'Since then nothing has happened to it (changes: {finding.steps}).',
  'finding.changed': 'Since then its state changed; number of changes: {finding.steps}.',
  ...createStepSentences(
    'With the candle of {step.time} its state became: {step.state}, at {step.price}.',
  ),
  'finding.above':
    'The last close, {close.last}, lies below it; the way to it is {finding.distance-percent}.',
  'finding.below':
    'The last close, {close.last}, lies above it; the way to it is {finding.distance-percent}.',
  'finding.inside': 'The last close, {close.last}, lies within it.',
  'finding.missing':
    'The structure you asked about is not in the series as it is now; perhaps its history was replaced by a longer one.',
  'finding.closing':
    'This tells what has happened to one structure; it says nothing certain about what comes next.',
};
