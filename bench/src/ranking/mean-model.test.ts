import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createMeanModel } from './mean-model.ts';

it('is the mean of both by label, and the new weights of a label that is new', () => {
  // Two features; the earlier model knows "b" and "a", in that order, at half a unit each.
  const earlier = {
    labels: ['b', 'a'],
    scale: 0.5,
    weights: gzipSync(Int8Array.from([2, 4, -2, 6])).toString('base64'),
  };
  const labels = ['a', 'b', 'c'];
  const weights = Float32Array.from([1, 2, 3, 4, 5, 6]);
  const mean = createMeanModel({ labels, weights }, earlier);
  expect(mean.labels).toEqual(labels);
  expect([...mean.weights]).toEqual([1.5, 1.5, 3, 3.5, 2, 6]);
});
