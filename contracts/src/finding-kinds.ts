import type { BaseRateSubject } from '@vela/engine';
import type { FindingKind } from './finding.ts';
import type { Concept } from './intents.ts';

/** `box`, `level`: right to an end event; `line`: formed to confirmed; `mark`: one candle. */
export type FindingDrawing = 'box' | 'level' | 'line' | 'mark';

type FindingKindDefinition = {
  /** Abbreviation on the chart, the same in every language; empty where it has none. */
  readonly label: string;
  readonly drawing: FindingDrawing;
  /** A zone's colour: of its direction (bullish or bearish), or of the text. */
  readonly colour: 'direction' | 'text';
  /** Row of the chart's legend; the look of the rows is in `web/app/features/chart/zone-group.ts`. */
  readonly group: string;
  readonly concept: Concept;
  /** Subject under which its base rates are counted. */
  readonly baseRate: BaseRateSubject;
  /** Page of the method library that defines it. */
  readonly page: string | undefined;
};

// Highs and lows mirror each other.
const swing = {
  label: '',
  drawing: 'mark',
  colour: 'text',
  group: 'swings',
  concept: 'swing',
  baseRate: 'swing',
  page: 'swing-point',
} as const;

const equalLevel = {
  drawing: 'line',
  colour: 'direction',
  group: 'liquidity',
  concept: 'equal-highs-lows',
  baseRate: 'equal-level',
  page: 'liquidity-pool',
} as const;

const sessionLevel = {
  label: '',
  drawing: 'level',
  colour: 'direction',
  group: 'sessions',
  concept: 'killzone',
  baseRate: 'session-level',
  page: undefined,
} as const;

const previousLevel = {
  drawing: 'level',
  colour: 'direction',
  group: 'previous-levels',
  concept: 'previous-levels',
  baseRate: 'previous-day-level',
  page: undefined,
} as const;

/** Concept, base rate and page of a structure that go by one name. */
const nameAlike = <Name extends Concept & BaseRateSubject>(name: Name) =>
  ({ concept: name, baseRate: name, page: name }) as const;

const definitions = {
  'swing-high': swing,
  'swing-low': swing,
  'break-of-structure': {
    label: 'BOS',
    drawing: 'line',
    colour: 'direction',
    group: 'structure-internal',
    ...nameAlike('break-of-structure'),
  },
  'change-of-character': {
    label: 'CHoCH',
    drawing: 'line',
    colour: 'direction',
    group: 'structure-internal',
    ...nameAlike('change-of-character'),
  },
  'market-structure-shift': {
    label: 'MSS',
    drawing: 'line',
    colour: 'direction',
    group: 'structure-internal',
    concept: 'structure-shift',
    baseRate: 'market-structure-shift',
    page: 'market-structure-shift',
  },
  displacement: {
    label: '',
    drawing: 'mark',
    colour: 'text',
    group: 'displacements',
    ...nameAlike('displacement'),
  },
  'fair-value-gap': {
    label: 'FVG',
    drawing: 'box',
    colour: 'direction',
    group: 'gaps',
    ...nameAlike('fair-value-gap'),
  },
  'order-block': {
    label: 'OB',
    drawing: 'box',
    colour: 'direction',
    group: 'order-blocks',
    ...nameAlike('order-block'),
  },
  'equal-highs': { ...equalLevel, label: 'EQH' },
  'equal-lows': { ...equalLevel, label: 'EQL' },
  'liquidity-pool': {
    label: '$$$',
    drawing: 'level',
    colour: 'direction',
    group: 'liquidity',
    ...nameAlike('liquidity-pool'),
  },
  'liquidity-sweep': {
    label: 'X',
    drawing: 'line',
    colour: 'direction',
    group: 'sweeps',
    ...nameAlike('liquidity-sweep'),
  },
  'support-resistance': {
    label: 'S/R',
    drawing: 'box',
    colour: 'direction',
    group: 'support-resistance',
    concept: 'support-resistance',
    baseRate: 'support-resistance',
    page: 'support-and-resistance',
  },
  'session-high': sessionLevel,
  'session-low': sessionLevel,
  'previous-high': { ...previousLevel, label: 'PH' },
  'previous-low': { ...previousLevel, label: 'PL' },
  'candlestick-pattern': {
    label: '',
    drawing: 'mark',
    colour: 'text',
    group: 'patterns',
    concept: 'candlestick-pattern',
    baseRate: 'candlestick-pattern',
    page: 'candlestick-patterns',
  },
  divergence: {
    label: 'DIV',
    drawing: 'line',
    colour: 'direction',
    group: 'divergences',
    ...nameAlike('divergence'),
  },
} as const satisfies Partial<Record<FindingKind, FindingKindDefinition>>;

/** All about a kind but its scanner (`engine/src/structure/`) and words; lists derive from it. */
export const findingKinds: Readonly<
  Record<FindingKind, (typeof definitions)[keyof typeof definitions]>
> = definitions;

export type FindingGroup = (typeof findingKinds)[FindingKind]['group'];

function isFindingKind(name: string): name is FindingKind {
  return Object.hasOwn(findingKinds, name);
}

export const findingKindNames: readonly FindingKind[] =
  Object.keys(findingKinds).filter(isFindingKind);

/** Whether structures of a kind extend right until an event ends them; others are single events. */
export function isExtendedRight(kind: FindingKind): boolean {
  const { drawing } = findingKinds[kind];
  return drawing === 'box' || drawing === 'level';
}
