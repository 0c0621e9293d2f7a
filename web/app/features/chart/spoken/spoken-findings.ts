import type { Fact, WireFinding } from '@vela/contracts';
import { findKeyStructures } from './key-structures.ts';

/** Structures drawn by default, so that each has room for its label. */
export const maxSpoken = 8;

/**
 * Ids of the structures that the facts of these ids speak of, in that order. A fact about a set of
 * structures, such as a count, speaks of none of them; a trend is shown by its last break anyway.
 */
export function findMentionedIds(facts: readonly Fact[], factIds: readonly string[]): string[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return [
    ...new Set(
      factIds.flatMap((id) => {
        const { kind = '', refs = [] } = byId.get(id) ?? {};
        return refs.length === 1 && kind !== 'trend' && kind !== 'timeframe' ? refs : [];
      }),
    ),
  ];
}

/** A subject is one structure, or the two next to price. */
const maxSubjects = 2;

/** Ids of the structures that an answer is about, given the ids of the facts of its headline. */
export function findSubjectIds(facts: readonly Fact[], factIds: readonly string[]): string[] {
  const ids = findMentionedIds(facts, factIds);
  return ids.length > maxSubjects ? [] : ids;
}

const toIds = (chosen: readonly (WireFinding | undefined)[]): string[] =>
  chosen.flatMap((finding) => finding?.id ?? []);

/** Of what is spoken of, the nearest to price first: the rows that a table shows first. */
const sortByDistance = (findings: readonly WireFinding[], price: number): readonly WireFinding[] =>
  findings.toSorted(
    (one, other) =>
      Math.max(one.bottom - price, price - one.top, 0) -
      Math.max(other.bottom - price, price - other.top, 0),
  );

/**
 * Ids of what is drawn by default at a price, at most eight: the last break and the nearest gaps
 * and blocks, what is spoken of, and what price is in or between.
 */
export function chooseSpokenIds(
  findings: readonly WireFinding[],
  price: number,
  mentioned: readonly string[],
): ReadonlySet<string> {
  const { lastBreak, gaps, blocks, swingHigh, swingLow } = findKeyStructures(findings, price);
  const known = new Map(findings.map((finding) => [finding.id, finding]));
  const nearest = [lastBreak, gaps.above, gaps.below, blocks.above, blocks.below];
  const around = [gaps.inside, blocks.inside, swingHigh, swingLow];
  const spoken = mentioned.flatMap((id) => known.get(id) ?? []);
  const ids = [...toIds(nearest), ...toIds(sortByDistance(spoken, price)), ...toIds(around)];
  return new Set([...new Set(ids)].slice(0, maxSpoken));
}
