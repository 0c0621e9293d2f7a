import type { Fact, Interval } from '@vela/contracts';
import type { FrameDimension } from '../../language/frame-words.ts';
import type { FactFrame } from './fact-frame.ts';
import type { findMentions, Mention } from './find-mentions.ts';

/** A number of a text with what is said right beside it. */
export type FramedNumber = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly tolerance: number;
  readonly digits: number;
  /** Units behind it; undefined where none is said. */
  readonly unit: 'percent' | 'candles' | 'atr' | 'money' | 'days' | 'times' | undefined;
  /** Whether so many candles are said to be an age. */
  readonly isAge: boolean;
  /** "almost", "more than": on which side the exact value lies. */
  readonly side: 'below' | 'above' | undefined;
};

export type FramedPlace = Pick<FramedNumber, 'start' | 'end'>;

export type FrameContext = {
  readonly frames: readonly FactFrame[];
  readonly findMentions: ReturnType<typeof findMentions>;
  readonly interval: Interval | undefined;
  /** The clause that a place of the text belongs to. */
  readonly findClause: (place: number) => { readonly start: number; readonly end: number };
};

/** Digits that only one fact is likely to have. */
const manyDigits = 4;
/** The same of an age in candles. */
const minAge = 10;
/** A count from which on it may be rounded. */
const minCount = 1_000;
const maxShare = 0.04;
const unitsByKind: Readonly<Record<FactFrame['kind'], readonly FramedNumber['unit'][]>> = {
  price: [undefined, 'money'],
  percent: ['percent'],
  atr: ['atr'],
  candles: ['candles'],
  count: [undefined],
  ratio: [undefined],
  time: [],
};

/** How far behind a number the thing it counts may stand. */
const maxBetween = 26;

/** Whether a value lies where the words put it: "almost", "more than". */
export function isOnSide(rounded: number, told: number, side: FramedNumber['side']): boolean {
  if (side === 'below') return rounded <= told;
  return side === 'above' ? rounded >= told : true;
}

function isValue({ fact, kind }: FactFrame, number: FramedNumber): boolean {
  const [own, told] = [Math.abs(fact.value), Math.abs(number.value)];
  const rounded = Number(own.toFixed(Math.min(20, fact.decimals ?? 2)));
  const isClose = [own, rounded].some(
    (value) => Math.abs(value - told) <= number.tolerance + value * 1e-9,
  );
  if (number.value < 0 && fact.value >= 0) return false;
  if (!isOnSide(rounded, told, number.side)) return false;
  if (kind === 'count' || kind === 'candles') return own === told || (isClose && told >= minCount);
  return isClose && (number.digits >= 2 || Math.abs(own - told) <= own * maxShare);
}

const isIn = ({ start, end }: Mention, clause: { start: number; end: number }): boolean =>
  start >= clause.start && end <= clause.end;

const measureDistance = (mention: Mention, { start, end }: FramedPlace): number =>
  mention.end <= start ? start - mention.end : Math.max(0, mention.start - end);

/** What is said beside the number: in its clause, else before it, else behind it. */
export function findNearest(
  mentions: readonly Mention[],
  number: FramedPlace,
  context: FrameContext,
) {
  const clause = context.findClause(number.start);
  const [near] = mentions
    .filter((one) => isIn(one, clause))
    .toSorted((one, other) => measureDistance(one, number) - measureDistance(other, number));
  return (
    near ??
    mentions.findLast(({ end }) => end <= number.start) ??
    mentions.find(({ start }) => start >= number.end)
  );
}

/** Whether what the number is about is what the fact is about. */
function isSubject({ parts, kind }: FactFrame, number: FramedNumber, context: FrameContext) {
  const all = context.findMentions('subject');
  const clause = context.findClause(number.start);
  if (kind === 'count' && parts.what === undefined)
    return all.some(
      (one) =>
        one.value === parts.subject &&
        isIn(one, clause) &&
        one.start >= number.end &&
        one.start - number.end <= maxBetween,
    );
  const inClause = all.filter((one) => isIn(one, clause));
  const others = inClause.filter(({ value }) => value !== 'close');
  if (parts.subject !== 'close')
    return others.length > 0
      ? others.some(({ value }) => value === parts.subject)
      : findNearest(
          all.filter(({ value }) => value !== 'close'),
          number,
          context,
        )?.value === parts.subject;
  return inClause.length > 0
    ? others.length === 0
    : findNearest(all, number, context)?.value === 'close';
}

const told: readonly FrameDimension[] = ['place', 'pole', 'scale', 'length', 'what'];

function hasParts(frame: FactFrame, number: FramedNumber, context: FrameContext): boolean {
  const { parts, kind } = frame;
  const isPlain =
    kind === 'candles' ? number.value >= minAge : number.digits >= manyDigits && kind === 'price';
  return (
    told.every((dimension) => {
      const own = parts[dimension];
      if (own === undefined) return true;
      const mention = findNearest(context.findMentions(dimension), number, context);
      return mention === undefined ? isPlain && dimension !== 'length' : mention.value === own;
    }) && hasEdge(frame, number, context)
  );
}

/** An edge that is named is the fact's; none has to be. */
function hasEdge({ parts: { edge } }: FactFrame, number: FramedNumber, context: FrameContext) {
  const clause = context.findClause(number.start);
  const said = context.findMentions('edge').filter((one) => isIn(one, clause));
  if (edge === undefined || said.length === 0) return true;
  return findNearest(said, number, context)?.value === edge;
}

function hasInterval({ interval }: FactFrame, number: FramedNumber, context: FrameContext) {
  const mention = findNearest(context.findMentions('interval'), number, context);
  return interval === undefined
    ? mention === undefined || mention.value === context.interval
    : mention?.value === interval;
}

/**
 * The fact that a number tells by what its clause says it is about; undefined where the words name
 * none of this value, or several that differ.
 */
export function chooseFramedFact(number: FramedNumber, context: FrameContext): Fact | undefined {
  const fitting = context.frames.filter(
    (frame) =>
      unitsByKind[frame.kind].includes(number.unit) &&
      (number.isAge || !frame.fact.id.endsWith('.age')) &&
      isValue(frame, number) &&
      isSubject(frame, number, context) &&
      hasParts(frame, number, context) &&
      hasInterval(frame, number, context),
  );
  const [first] = fitting;
  return fitting.every(({ fact }) => fact.value === first?.fact.value) ? first?.fact : undefined;
}
