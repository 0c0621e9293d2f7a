import type { IndicatorParameterInfo } from '@vela/contracts';
import { expect, it } from 'vitest';
import { readParameter } from './read-parameter.ts';

const length: IndicatorParameterInfo = {
  name: 'length',
  label: 'Length',
  kind: 'integer',
  default: 14,
  minimum: 1,
  maximum: 500,
};
const factor: IndicatorParameterInfo = {
  name: 'factor',
  label: 'Factor',
  kind: 'number',
  default: 2,
  minimum: 0.1,
  maximum: 10,
};
const kind: IndicatorParameterInfo = {
  name: 'kind',
  label: 'Kind',
  kind: 'choice',
  default: 'sma',
  choices: [{ value: 'sma', label: 'SMA' }],
};

it('reads a parameter within its range, with either decimal separator', () => {
  expect(['1', '500', ' 14 '].map((typed) => readParameter(length, typed))).toEqual([1, 500, 14]);
  expect(['0', '501', '1,5', '', 'abc'].map((typed) => readParameter(length, typed))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(['2,5', '2.5', '0.1'].map((typed) => readParameter(factor, typed))).toEqual([
    2.5, 2.5, 0.1,
  ]);
  expect(['0', '11'].map((typed) => readParameter(factor, typed))).toEqual([undefined, undefined]);
});

it('accepts only known choices', () => {
  expect([readParameter(kind, 'sma'), readParameter(kind, 'ema')]).toEqual(['sma', undefined]);
});
