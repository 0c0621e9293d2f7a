import type { MeasureRequest } from '@vela/contracts';
import { hasOwnWords, isShort } from '../has-own-words.ts';
import { measureOfPeriod } from '../imply-measures.ts';
import { nameReading } from '../ranking/name-reading.ts';
import { listTrustFeatures, type ReadingEvidence } from '../trust/list-trust-features.ts';
import { rateTrust } from '../trust/rate-trust.ts';
import type { Clause } from './join-clauses.ts';
import type { ReadRequest } from './read-request.ts';
import { toToldMeasures } from './to-told-measures.ts';

/** What a clause is part of. */
type Around = {
  readonly subjects: readonly string[];
  readonly whole: ReadRequest;
  /** All of its clauses are names: each asks for a figure. */
  readonly isList?: boolean;
};

/** How sure a clause has to be read; chosen by the open halves of the labelled questions. */
const least = {
  trust: 0.68,
  /** Share of its reading among those of the whole wording. */
  whole: 0.02,
  /** Share of it by itself, where rules read it too. */
  own: 0.85,
  certain: 0.94,
  /** Share of a name in a list, where rules read it too, and where they do not. */
  listed: 0.4,
  guessed: 0.55,
} as const;

/** "RSI" in a list, and "what is its RSI", ask for its value. */
function asksForValue({ read }: ReadingEvidence): boolean {
  const { clues } = read.reading;
  return read.measured.pointsBack || !clues.has('meaning');
}

/** The share of its reading by its own words, where rules read it too; else 0. */
function findOwnShare({ request, evidence }: ReadRequest): number {
  const name = nameReading(request);
  const isRuled = evidence.isRuled || evidence.read.measured.measures.some(({ id }) => id === name);
  return isRuled ? findShare(evidence, name) : 0;
}

/** Whether a name of a list is that of a figure; "volatility" of a past year is one of that year. */
function isFigureName(clause: ReadRequest): boolean {
  const { request, evidence } = clause;
  const name = nameReading(request);
  const isImplied = measureOfPeriod[evidence.read.request.plan.intent] === name;
  return (
    (isImplied && evidence.isRuled) ||
    findOwnShare(clause) >= least.listed ||
    findShare(evidence, name) >= least.guessed
  );
}

const findShare = ({ ranked }: ReadingEvidence, name: string): number =>
  ranked.find(({ label }) => label === name)?.share ?? 0;

/**
 * Whether a clause asks for something by itself: what the whole wording makes likely too, or what
 * rules read of its own words. "Quieter or not" behind a question only says it again.
 */
function isAsked(clause: ReadRequest, { whole, isList }: Around): boolean {
  const { request, evidence } = clause;
  const { residue, unread } = request.plan;
  if (residue !== undefined || unread !== undefined) return false;
  if (isList === true && isFigureName(clause)) return true;
  if (rateTrust(listTrustFeatures(request, evidence)) < least.trust) return false;
  const isTold = toToldMeasures(whole.request).some(({ id }) =>
    toToldMeasures(request).some((one) => one.id === id),
  );
  const isLikely = findShare(whole.evidence, nameReading(request)) >= least.whole;
  return isTold || isLikely || findOwnShare(clause) >= least.own;
}

function listAsked(clause: ReadRequest, around: Around): readonly MeasureRequest[] {
  const { request, evidence } = clause;
  const { indicator } = evidence.read.measured.shared;
  const { intent } = request.plan;
  const isIndicatorName =
    intent === 'concept' || (around.isList === true && intent === 'indicator');
  if (isIndicatorName && indicator !== undefined)
    return asksForValue(evidence) ? [{ id: 'indicator-at', indicator }] : [];
  // "24h change" in a list is how far price went.
  const isChange = request.plan.intent === 'changed-since' && isShort(evidence.read);
  if (isChange) return evidence.read.measured.period === undefined ? [] : [{ id: 'change' }];
  return isAsked(clause, around) ? toToldMeasures(request) : [];
}

/** The structures and indicators that its words name. */
function listNamed({ read }: ReadingEvidence): string[] {
  const { concepts } = read.reading.clues;
  const { indicator } = read.measured.shared;
  return [...concepts, ...(indicator === undefined ? [] : [indicator.id])];
}

/** "…, how many times": counts what the other clause asks for. */
const isBareCount = ({ id, concept }: MeasureRequest): boolean =>
  id === 'event-count' && concept === undefined;

/** What a clause of a question asks for by itself. */
export function readClause(clause: ReadRequest, around: Around): Clause {
  const { request, evidence } = clause;
  const { read } = evidence;
  const { symbols } = read.reading;
  const nothing = { measures: [], period: undefined, isOpen: false };
  const isNamed = read.measured.shared.indicator !== undefined;
  if (!hasOwnWords(read, 1) && !isNamed) return { ...nothing, isRead: true };
  // "The RSI of one and the ATR of the other" are not of the same instrument.
  const isOfOthers = symbols.length > 0 && symbols.join() !== around.subjects.join();
  if (isOfOthers) return { ...nothing, isRead: false };
  const { period = read.measured.period, asksWhether } = request.plan;
  const whether = asksWhether === undefined ? {} : { asksWhether };
  const measures = listAsked(clause, around).map((one) => ({ ...one, ...whether }));
  if (measures.every(isBareCount) && measures.length > 0) return { ...nothing, isRead: true };
  const isRead = measures.length > 0;
  const isCertain = isRead && findOwnShare(clause) >= least.certain;
  return { measures, period, isRead, isCertain, isOpen: !isRead, named: listNamed(evidence) };
}
