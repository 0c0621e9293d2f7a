import { createRunningEma, createRunningWilder } from '../running/running-average.ts';
import type { Running } from '../running/running.ts';
import { createRunningMean, createRunningWeightedMean } from '../running/running-window.ts';
import { createRunningDema } from './dema.ts';
import { createRunningHma } from './hma.ts';
import { createRunningTema } from './tema.ts';

/** Averages that another indicator may be built on. */
export const averageKinds = ['sma', 'ema', 'wma', 'smma', 'hma', 'dema', 'tema'] as const;

const creators: Readonly<Record<string, (length: number) => Running>> = {
  sma: createRunningMean,
  ema: createRunningEma,
  wma: createRunningWeightedMean,
  smma: createRunningWilder,
  hma: createRunningHma,
  dema: createRunningDema,
  tema: createRunningTema,
} satisfies Record<(typeof averageKinds)[number], (length: number) => Running>;

/** The average of a kind of `averageKinds`; the simple one for any other. */
export function createRunningAverage(kind: string, length: number): Running {
  return (creators[kind] ?? createRunningMean)(length);
}
