import type { CompanyFilings } from './company-figures.ts';
import type { Finding, Seen } from './checked-year.ts';
import { flowConcepts } from './concepts.ts';
import { daysPerYear, toDayNumber } from './day-number.ts';

/** A figure as a multiple of the year before, which has bounds. */
export function checkJump(
  now: number | undefined,
  before: number | undefined,
  [least, most]: readonly [number, number],
): Finding {
  if (now === undefined || before === undefined || now <= 0 || before <= 0) return undefined;
  const multiple = now / before;
  return multiple >= least && multiple <= most ? 'fits' : multiple;
}

/** Units of the revenue of a year in all its tags, as far as they were known. */
function listCurrencies({ facts, index }: CompanyFilings, end: string): Set<string> {
  const tags = flowConcepts.revenue.flatMap(({ plus }) => plus);
  const units = Object.values(facts.facts).flatMap((taxonomy) =>
    tags.flatMap((tag) => Object.entries(taxonomy[tag]?.units ?? {})),
  );
  const told = units.filter(([, reported]) =>
    reported.some((fact) => fact.end === end && fact.filed <= index.view.knownOn),
  );
  return new Set(told.map(([unit]) => unit));
}

/** Whether revenue is told in a currency of the year before. */
export function checkCurrency({ figures, before, filings }: Seen): Finding {
  if (before === undefined) return undefined;
  const [now, then] = [figures, before.figures].map(({ end }) => listCurrencies(filings, end));
  if (now === undefined || then === undefined || now.size === 0 || then.size === 0)
    return undefined;
  return [...now].some((unit) => then.has(unit)) ? 'fits' : 1;
}

/** Years that are missing before this one. */
export function checkMissingYear({ figures, before }: Seen): Finding {
  if (before === undefined) return undefined;
  const days = toDayNumber(figures.end) - toDayNumber(before.figures.end);
  const missing = Math.round(days / daysPerYear) - 1;
  return missing <= 0 ? 'fits' : missing;
}
