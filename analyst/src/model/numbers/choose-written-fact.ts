import type { Fact } from '@vela/contracts';
import type { WrittenNumber } from './find-written-numbers.ts';
import type { NamedFact } from './index-fact-names.ts';

/** Beginnings of words right around a number, of the whole sentence, and whether they say a move. */
export type Surroundings = {
  readonly near: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  readonly isMove: boolean;
};

type Scored = { readonly fact: Fact; readonly score: number; readonly coverage: number };

/** Least share of a name that its surroundings say, and of the support of the best named fact. */
const leastCoverage = 0.45;
const leastOfBest = 0.75;
/** What a word counts that stands elsewhere in the sentence. */
const farWeight = 0.5;
const moveSupport = 1.5;
/** Digits from which a value is another fact's by chance only rarely. */
const manyDigits = 3;
/** From such a share on, the words name a fact beyond doubt; another needs some support at least. */
const sureCoverage = 0.6;
const leastBeside = 0.7;

/** How well the surroundings name a fact: the words they say, less for those they leave out. */
function scoreName(
  { fact, words, weight }: NamedFact,
  { near, all, isMove }: Surroundings,
): Scored {
  let said = 0;
  for (const [stem, own] of words) {
    if (near.has(stem)) said += own;
    else if (all.has(stem)) said += own * farWeight;
  }
  const coverage = weight === 0 ? 0 : said / weight;
  const isMoved = isMove && fact.id.endsWith('change-percent');
  return {
    fact,
    score: said * coverage + (isMoved ? moveSupport : 0),
    coverage: isMoved ? 1 : coverage,
  };
}

const findBest = (scored: readonly Scored[]): number =>
  Math.max(0, ...scored.map(({ score }) => score));

function isValue(
  fact: Fact,
  { value, tolerance, isPercent, isWord, digits }: WrittenNumber,
): boolean {
  if (typeof fact.value !== 'number' || isPercent !== (fact.unit === 'percent')) return false;
  if ((value < 0 && fact.value >= 0) || (isWord && fact.unit !== 'count')) return false;
  if (digits < 2 && fact.unit !== 'count') return false;
  const allowed = digits < 2 ? 0 : tolerance;
  const written = fact.value.toFixed(Math.min(20, fact.decimals ?? 2));
  const isClose = (own: number): boolean =>
    Math.abs(Math.abs(own) - Math.abs(value)) <= allowed * (1 + 1e-9) + 1e-9;
  return isClose(fact.value) || isClose(Number(written));
}

/** The best named of some facts; undefined where two of different value are named as well. */
function chooseOne(fitting: readonly Scored[]): Fact | undefined {
  const [first] = fitting.toSorted((one, other) => other.score - one.score);
  const isOne = fitting.every(
    ({ fact, score }) => fact.value === first?.fact.value || score < (first?.score ?? 0),
  );
  return isOne ? first?.fact : undefined;
}

/**
 * The fact that a rounded or short number tells: its value fits, and no fact whose value differs is
 * named better by the words around it. Undefined where no fact or several are meant.
 */
export function chooseWrittenFact(
  number: WrittenNumber,
  facts: readonly NamedFact[],
  around: Surroundings,
): Fact | undefined {
  const scored = facts
    .filter(({ fact }) => typeof fact.value === 'number' && fact.unit !== 'time')
    .filter(({ fact }) => (fact.unit === 'percent') === number.isPercent)
    .map((named) => scoreName(named, around));
  const least = findBest(scored) * (number.digits >= manyDigits ? leastOfBest : 1);
  return chooseOne(
    scored
      .filter(({ fact }) => isValue(fact, number))
      .filter(({ score, coverage }) => score > 0 && score >= least && coverage >= leastCoverage),
  );
}

/** Of facts that a number or date is the value of, the one meant; none where the words name another. */
export function chooseNamedFact(
  fitting: readonly Fact[],
  facts: readonly NamedFact[],
  around: Surroundings,
): Fact | undefined {
  const unit = fitting[0]?.unit;
  const scored = facts
    .filter(({ fact }) => fact.unit === unit)
    .map((one) => scoreName(one, around));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  const least = (best?.coverage ?? 0) >= sureCoverage ? (best?.score ?? 0) * leastBeside : 0;
  return chooseOne(scored.filter(({ fact, score }) => fitting.includes(fact) && score >= least));
}
