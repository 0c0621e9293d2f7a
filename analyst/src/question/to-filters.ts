import type { MeasureRequest } from '@vela/contracts';
import type { FilterWord } from '../language/act-words.ts';
import type { Found } from './word-pattern.ts';

type Shared = Omit<MeasureRequest, 'id'>;

const directions = { bullish: 'bullish', bearish: 'bearish' } as const;
const sides = { above: 'above', below: 'below' } as const;
const states = {
  unfilled: 'unfilled',
  filled: 'filled',
  untouched: 'untouched',
  touched: 'touched',
  broken: 'broken',
} as const;
const orders = {
  nearest: 'nearest',
  newest: 'newest',
  oldest: 'oldest',
  largest: 'largest',
  smallest: 'smallest',
} as const;
const scales = { swing: 'swing', internal: 'internal' } as const;

/** The one value of a kind of filter that is named; none where two exclude each other. */
function chooseFilter<Name extends string>(
  found: ReadonlySet<FilterWord>,
  values: Readonly<Partial<Record<FilterWord, Name>>>,
): Name | undefined {
  const named = [...found].flatMap((word) => values[word] ?? []);
  return named.length === 1 ? named[0] : undefined;
}

/** The filters of a measure that words name. */
export function toFilters(found: readonly Found<FilterWord>[]): Shared {
  const words = new Set(found.map(({ value }) => value));
  const filters = {
    direction: chooseFilter(words, directions),
    side: chooseFilter(words, sides),
    state: chooseFilter(words, states),
    order: chooseFilter(words, orders),
    scale: chooseFilter(words, scales),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

const breaks: ReadonlySet<string> = new Set(['events', 'event-count']);

/**
 * "Upward breaks" are bullish ones; a sweep above is of the highs, whichever way it turned. "At
 * least" and "en az" say of a run how long it was, and nothing of a side or an order.
 */
export function toWay(id: string, { side, ...others }: Shared): Shared {
  if (id === 'streak') {
    const { order: _, ...rest } = others;
    return rest;
  }
  const isBreak = breaks.has(id) && others.concept !== 'liquidity-sweep';
  if (side === undefined) return others;
  if (!isBreak || others.direction !== undefined) return { ...others, side };
  return { ...others, direction: side === 'above' ? 'bullish' : 'bearish' };
}
