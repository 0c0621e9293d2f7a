import { languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { findInterval } from '../question/find-interval.ts';
import { createMask } from '../question/mask-text.ts';
import { createWordPattern, listMatches } from '../question/word-pattern.ts';
import { findFigures } from './find-figures.ts';
import { findNumberedPillars } from './find-pillars.ts';

const number = /(?<![a-z0-9.,])\d+(?:[.,]\d+)*/g;
const words = languages.map((language) => analystLanguages[language].company);
/** Phrases whose number says how far back, where the plan has years, or as the pillars do: five. */
const spans = words.flatMap((one) => [one.lastYears, one.lastQuarters, one.yearsAgo, one.years]);
const spanned = createWordPattern(
  spans.map((one) => one.replaceAll(/\(\?<[a-z]+>/gi, '(')).join('|'),
  'g',
);
/** "7 of 9", "8 uzerinden": out of how many a score is told. */
const possiblePoints = createWordPattern(words.map((one) => one.points).join('|'), 'g');

/** The numbers that a plan holds. */
function listHeld(plan: QuestionPlan): ReadonlySet<number> {
  const { fiscalYear, comparedYear, fromYear, quarter, horizon, discountRate, growth } = plan;
  const known = plan.knownOn === undefined ? undefined : new Date(plan.knownOn);
  const held = [
    fiscalYear,
    comparedYear,
    fromYear,
    quarter,
    horizon,
    discountRate,
    growth,
    plan.longRunGrowth,
    known?.getUTCFullYear(),
    known && known.getUTCMonth() + 1,
    known?.getUTCDate(),
  ];
  return new Set(held.flatMap((one) => (one === undefined ? [] : [one, Math.abs(one), one % 100])));
}

/** The typed numbers of a folded question about a company that no part of its plan holds. */
export function findUnreadNumbers(spoken: string, plan: QuestionPlan): readonly string[] {
  const held = listHeld(plan);
  const mask = createMask(spoken);
  // The interval of the chart that is beside it: "4h".
  const interval = findInterval(spoken);
  if (interval !== undefined) mask.cover(interval);
  for (const place of [...findFigures(spoken, true), ...findNumberedPillars(spoken)])
    mask.cover(place);
  for (const pattern of [spanned, possiblePoints])
    for (const { index, 0: typed } of listMatches(spoken, pattern))
      mask.cover({ start: index, end: index + typed.length });
  const bound = plan.bound?.typed ?? '';
  return listMatches(spoken, number).flatMap(({ index, 0: typed }) => {
    const isRead =
      mask.isCovered({ start: index, end: index + typed.length }) ||
      held.has(Number(typed.replace(',', '.'))) ||
      bound.includes(typed);
    return isRead ? [] : [typed];
  });
}
