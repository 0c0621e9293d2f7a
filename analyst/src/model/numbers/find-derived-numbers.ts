import type { Fact, Language, Sentence } from '@vela/contracts';
import { getSentenceViews } from '../../guard/sentence-views.ts';
import type { FramedNumber } from './choose-framed-fact.ts';
import { findFramedNumbers } from './find-framed-numbers.ts';
import { findMentions } from './find-mentions.ts';
import { findWrittenNumbers } from './find-written-numbers.ts';

type Measured = Fact & { readonly value: number };

const dayMs = 86_400_000;
const minDigits = 2;
const minTolerance = 0.05;
/** How far a rounded result may be from the exact one, of it. */
const maxShare = 0.03;

const isMeasured = (fact: Fact | undefined): fact is Measured => typeof fact?.value === 'number';
const getLastPart = ({ id }: Fact): string | undefined => id.split('.').at(-1);

type Unit = FramedNumber['unit'];

function listPriceResults(small: number, large: number, unit: Unit): readonly number[] {
  const difference = Math.abs(large - small);
  if (unit === 'percent')
    return [small, large].map((whole) => (100 * difference) / Math.abs(whole));
  return unit === undefined || unit === 'money' ? [difference] : [];
}

function listCountResults(small: number, large: number, unit: Unit): readonly number[] {
  if (unit === 'percent') return [(100 * small) / large];
  return unit === undefined || unit === 'candles' ? [large - small, large + small] : [];
}

/** Distances of two levels, ages of two zones, two counts of one group. */
const isOneKind = (one: Fact, other: Fact): boolean =>
  getLastPart(one) === getLastPart(other) ||
  (one.unit === 'count' && one.id.split('.')[0] === other.id.split('.')[0]);

/** Differences, shares and sums that two facts of one kind have; empty where they have none. */
function listResults(one: Measured, other: Measured, unit: Unit): readonly number[] {
  const [small = 0, large = 0] = [one.value, other.value].toSorted(
    (a, b) => Math.abs(a) - Math.abs(b),
  );
  if (one.unit !== other.unit) return [];
  if (one.unit === 'time') return unit === 'days' ? [Math.abs(large - small) / dayMs] : [];
  if (one.unit === 'price') return listPriceResults(small, large, unit);
  if (!isOneKind(one, other)) return [];
  if (one.unit === 'count') return listCountResults(small, large, unit);
  const isSameUnit = (unit === 'percent') === (one.unit === 'percent') && unit !== 'times';
  return isSameUnit ? [Math.abs(large - small)] : [];
}

/** Whether a number is what two facts have between them, rounded as it says. */
function isDerived(number: FramedNumber, facts: readonly Measured[]): boolean {
  const told = Math.abs(number.value);
  // Days and counts are whole; of anything else one digit says too little.
  const isExact = number.unit === 'days' || number.unit === 'candles';
  if (!isExact && number.digits < minDigits && number.tolerance > 0) return false;
  // Which of two prices is the whole is left open: enough for a rounded share alone.
  if (number.unit === 'percent' && number.tolerance < minTolerance) return false;
  if (number.unit === undefined && number.digits <= minDigits && number.tolerance > 0) return false;
  const isResult = (own: number): boolean => {
    const isNear = Math.abs(own - told) <= Math.max(number.tolerance, isExact ? 0.5 : 0) + 1e-9;
    if (!isNear || Math.abs(own - told) > own * maxShare + (isExact ? 0.5 : 0)) return false;
    return number.side === undefined || (number.side === 'below') === own <= told;
  };
  return facts.some((one, at) =>
    facts.slice(at + 1).some((other) => listResults(one, other, number.unit).some(isResult)),
  );
}

/**
 * Numbers of a sentence that follow from the facts it is bound to, the last close among them where it
 * is named: differences, sums of counts, shares. Each is true by arithmetic and has no fact of its own.
 */
export function findDerivedNumbers(
  sentence: Sentence,
  {
    facts,
    language,
    labels,
  }: {
    readonly facts: ReadonlyMap<string, Fact>;
    readonly language: Language;
    readonly labels: readonly string[];
  },
): readonly { readonly start: number; readonly end: number }[] {
  const { spans } = sentence;
  if (spans.length === 0) return [];
  const { rest: masked, folded } = getSentenceViews(sentence, labels);
  const numbers = findFramedNumbers(masked, findWrittenNumbers(masked, language), language);
  if (numbers.length === 0) return [];
  const isCloseNamed = findMentions(
    folded,
    language,
  )('subject').some(({ value }) => value === 'close');
  const ids = new Set([
    ...spans.map(({ factId }) => factId),
    ...(isCloseNamed ? ['close.last'] : []),
  ]);
  const bound = [...ids].map((id) => facts.get(id)).filter(isMeasured);
  return numbers.filter((number) => isDerived(number, bound));
}
