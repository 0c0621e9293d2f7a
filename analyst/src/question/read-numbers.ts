import type { MeasureRequest } from '@vela/contracts';
import { measures, type Measure, type MeasureId } from '@vela/engine';
import type { Quantity } from './find-quantity.ts';
import type { Found } from './word-pattern.ts';

const mostOfList = 50;

function isCount({ kind, value }: Quantity): boolean {
  return kind === 'number' && Number.isInteger(value) && value >= 1 && value <= mostOfList;
}

type Numbers = Pick<MeasureRequest, 'price' | 'percent' | 'count' | 'level'>;

const toCount = (quantity: Quantity | undefined): Numbers =>
  quantity !== undefined && isCount(quantity) ? { count: quantity.value } : {};

/** The largest is the price, a small one beside it how many. */
function toPrice(numbers: readonly [Quantity, ...Quantity[]]): Numbers {
  const [first] = numbers;
  const [large = first, small] = [...numbers].toSorted((a, b) => b.value - a.value);
  return { price: large.value, ...toCount(small) };
}

/** Whether a number without a unit is a price: that of an indicator is its value. */
function isPriceTaken(id: MeasureId, hasIndicator: boolean): boolean {
  const { needs, needsEither = [] }: Measure = measures[id];
  return needs.includes('price') || (needsEither.includes('price') && !hasIndicator);
}

/** Which typed number is what: a size, a value of the indicator, a price, or how many. */
export function toNumbers(
  id: MeasureId,
  quantities: readonly Found<Quantity>[],
  hasIndicator: boolean,
): Numbers {
  const values = quantities.map(({ value }) => value);
  const percent = values.find(({ kind }) => kind === 'percent')?.value;
  const typed = percent === undefined ? {} : { percent: Math.abs(percent) };
  const [first, ...others] = values.filter(({ kind }) => kind !== 'percent');
  if (first === undefined) return typed;
  // "5 % within 10 candles": the number beside a size is no price.
  const isBesideSize = id === 'reach-share' && percent !== undefined && isCount(first);
  if (isBesideSize) return { ...typed, ...toCount(first) };
  if (isPriceTaken(id, hasIndicator) || first.kind === 'price')
    return { ...typed, ...toPrice([first, ...others]) };
  if (hasIndicator) return { ...typed, level: first.value, ...toCount(others.find(isCount)) };
  return { ...typed, ...(isCount(first) ? toCount(first) : { price: first.value }) };
}
