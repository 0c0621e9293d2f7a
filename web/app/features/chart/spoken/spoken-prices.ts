import type { Fact } from '@vela/contracts';

/** A price that an answer speaks of, drawn as a line across the chart. */
export type SpokenPrice = { readonly price: number; readonly name: string };

/** More lines would hide the candles. */
const maxPrices = 3;

/** A level of price: a typed price, a high, a low. The close has a line of its own. */
const isLevel = /^measure\..*\.(?:price|high|low|peak|level)(?:~\d+)?$/;

/**
 * The prices that the facts of these ids speak of and no structure draws, in that order: those of
 * measures over the candles of the chart.
 */
export function findSpokenPrices(
  facts: readonly Fact[],
  factIds: readonly string[],
): readonly SpokenPrice[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const prices = new Map<number, string>();
  for (const id of factIds) {
    const fact = isLevel.test(id) ? byId.get(id) : undefined;
    if (fact?.unit !== 'price' || typeof fact.value !== 'number' || fact.refs.length > 0) continue;
    const isElsewhere = fact.source.kind === 'candles' && fact.source.symbol !== undefined;
    if (!isElsewhere && !prices.has(fact.value)) prices.set(fact.value, fact.name ?? '');
  }
  return [...prices].slice(0, maxPrices).map(([price, name]) => ({ price, name }));
}
