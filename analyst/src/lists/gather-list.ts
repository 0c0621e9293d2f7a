import type { Question } from '../answer-part.ts';
import type { GatherDeps } from '../gather-deps.ts';
import { measures } from '@vela/engine';
import { findMeasure } from '../measures/find-measure.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { chooseLists, type ListedInstrument, type ListMaterial } from './list-material.ts';
import { listedMeasures } from './listed-measures.ts';
import { lookAtInstrument } from './look-at-instrument.ts';

/** Instruments that one question looks at, the first of the lists. */
const mostLooked = 40;

const isReal = ({ source, facts }: ListedInstrument): boolean =>
  facts.length > 0 && source?.kind !== 'simulated';

/** Real and simulated series are not set side by side: beside market data the others are left out. */
function leaveSimulatedOut(looked: readonly ListedInstrument[]): readonly ListedInstrument[] {
  if (!looked.some(isReal)) return looked;
  return looked.map((one) =>
    one.facts.length === 0 || isReal(one) ? one : { ...one, facts: [], reason: 'beside' },
  );
}

/** The instruments named beside each other, of which a measure of one is asked. */
function chooseNamed({ plan, others, understanding }: ResolvedRequest): readonly string[] {
  const [asked, ...more] = plan.measures ?? [];
  const id = asked === undefined ? undefined : findMeasure(asked.id);
  const isOfOne = id !== undefined && more.length === 0 && measures[id].subjects.most === 1;
  if (plan.intent !== 'measure' || !isOfOne || listedMeasures[id] === undefined) return [];
  const { symbol } = understanding;
  return symbol === undefined || others.length === 0
    ? []
    : [symbol, ...others.map((one) => one.symbol)];
}

/**
 * One measure of each instrument that a question names, where the measure is of one; undefined
 * where it names one alone or the measure compares them itself.
 */
export async function gatherNamed(
  resolved: ResolvedRequest,
  now: number,
  deps: GatherDeps,
): Promise<ListMaterial | undefined> {
  const symbols = chooseNamed(resolved);
  const [asked] = resolved.plan.measures ?? [];
  const id = asked === undefined ? undefined : findMeasure(asked.id);
  if (asked === undefined || id === undefined || symbols.length === 0) return undefined;
  const looked: ListedInstrument[] = [];
  for (const symbol of symbols)
    looked.push(await lookAtInstrument(symbol, { asked, resolved, now }, deps));
  const { period } = resolved.plan;
  return { kind: 'looked', lists: [], id, asked, period, all: symbols.length, looked };
}

/** Looks through the person's lists, one instrument after another; undefined for another question. */
export async function gatherList(
  resolved: ResolvedRequest,
  { now, lists }: Pick<Question, 'now' | 'lists'>,
  deps: GatherDeps,
): Promise<ListMaterial | undefined> {
  const { intent, list, measures: [asked] = [], period } = resolved.plan;
  if (intent !== 'list') return undefined;
  const chosen = chooseLists(lists, list?.name);
  if (chosen.kind !== 'chosen') return chosen;
  const id = asked === undefined ? undefined : findMeasure(asked.id);
  if (asked === undefined || id === undefined || listedMeasures[id] === undefined)
    return { kind: 'unclear', lists: chosen.lists };
  const looked: ListedInstrument[] = [];
  for (const symbol of chosen.symbols.slice(0, mostLooked))
    looked.push(await lookAtInstrument(symbol, { asked, resolved, now }, deps));
  return {
    kind: 'looked',
    lists: chosen.lists,
    id,
    asked,
    period,
    all: chosen.symbols.length,
    looked: leaveSimulatedOut(looked),
  };
}
