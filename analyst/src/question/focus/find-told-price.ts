import type { Fact, Sentence, ShownTechnicalAnalysis } from '@vela/contracts';

/** What "that" is in "how far is that" and in "how often did it move that much". */
export type ToldPrice = {
  readonly symbol: string;
  /** The price that the answer told first, the last close apart. */
  readonly price?: number;
  /** The move that it told first, in percent; always positive. */
  readonly percent?: number;
};

const lastClose = 'close.last';
/** They tell where price went from: "there" after them is the last close. */
const ofLastClose = /^measure\.(?:last-price|change)\./;
/** Moves and distances; a share of days is no move of a price. */
const isMove = /\.(?:change|distance|back)-percent(?:~\d+)?$/;

/** The number that a person read. */
function toWritten(fact: Fact | undefined): number | undefined {
  if (typeof fact?.value !== 'number') return undefined;
  return fact.decimals === undefined ? fact.value : Number(fact.value.toFixed(fact.decimals));
}

/**
 * The price and the move that an answer told first of its instrument. Undefined where it told
 * neither, or of another instrument alone.
 */
export function findToldPrice(
  { instrument: { symbol }, facts }: Pick<ShownTechnicalAnalysis, 'instrument' | 'facts'>,
  sentences: readonly Pick<Sentence, 'factIds'>[],
): ToldPrice | undefined {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const close = toWritten(byId.get(lastClose));
  const told = sentences.flatMap(({ factIds }) =>
    factIds.flatMap((id) => {
      const fact = byId.get(id);
      const value = toWritten(fact);
      if (fact === undefined || value === undefined) return [];
      const { unit, source } = fact;
      // Of another timeframe of the same instrument a source names the instrument too.
      const of = source.kind === 'candles' ? source.symbol : undefined;
      const isElsewhere = of !== undefined && of !== symbol;
      return isElsewhere ? [] : [{ id, unit, value }];
    }),
  );
  const price = told.find(
    ({ id, unit, value }) => unit === 'price' && value !== close && !ofLastClose.test(id),
  )?.value;
  const move = told.find(({ id, unit }) => unit === 'percent' && isMove.test(id))?.value;
  if (price === undefined && move === undefined) return undefined;
  return {
    symbol,
    ...(price === undefined ? {} : { price }),
    ...(move === undefined ? {} : { percent: Math.abs(move) }),
  };
}
