import type { IndicatorDefinition, IndicatorOutput, IndicatorParameter } from '@vela/engine';

export type IndicatorGroup = IndicatorDefinition['group'];

/** Groups of indicators in the order of a menu. */
export const indicatorGroups = [
  'moving-average',
  'trend',
  'momentum',
  'volatility',
  'channel',
  'volume',
  'statistics',
  'price-transform',
  'pattern',
] as const satisfies readonly IndicatorGroup[];

export const indicatorPanes = [
  'price',
  'own',
] as const satisfies readonly IndicatorDefinition['pane'][];
export const indicatorDraws = [
  'line',
  'histogram',
  'points',
  'candles',
  'step',
] as const satisfies readonly IndicatorOutput['draw'][];
export const indicatorParameterKinds = [
  'integer',
  'number',
  'choice',
] as const satisfies readonly IndicatorParameter['kind'][];
