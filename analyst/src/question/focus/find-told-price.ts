import type { Fact, Sentence, ShownTechnicalAnalysis } from '@vela/contracts';

/** What "that" is in "how far is that": one price that an answer told, as it was written. */
export type ToldPrice = { readonly symbol: string; readonly price: number };

/** Answers about one price. Others tell a high and a low, several levels, or sizes in the price's unit. */
const ofOnePrice =
  /^measure\.(?:next-invalidation\.swing\.against|all-time-high|all-time-low|distance-to-price|if-price|last-time-at)\.price$|^measure\.price-at\.close$|^measure\.average-price\.average$/;

/** The number that a person read. */
function toWritten(fact: Fact | undefined): number | undefined {
  if (typeof fact?.value !== 'number') return undefined;
  return fact.decimals === undefined ? fact.value : Number(fact.value.toFixed(fact.decimals));
}

/**
 * The price that an answer about one price told of its instrument. Undefined where it told none, or
 * of another instrument alone.
 */
export function findToldPrice(
  { instrument: { symbol }, facts }: Pick<ShownTechnicalAnalysis, 'instrument' | 'facts'>,
  sentences: readonly Pick<Sentence, 'factIds'>[],
): ToldPrice | undefined {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const ids = sentences.flatMap(({ factIds }) => factIds);
  for (const fact of ids.flatMap((id) => (ofOnePrice.test(id) ? (byId.get(id) ?? []) : []))) {
    // Of another timeframe of the same instrument a source names the instrument too.
    const of = fact.source.kind === 'candles' ? fact.source.symbol : undefined;
    const price = toWritten(fact);
    if (price !== undefined && (of === undefined || of === symbol)) return { symbol, price };
  }
  return undefined;
}
