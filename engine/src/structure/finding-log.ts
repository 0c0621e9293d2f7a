import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Finding, Transition } from './finding.ts';
import { lifeOf, type LifeStage } from './life-stage.ts';

/** A structure at the moment of its confirmation. `ref` is the log's number of the finding it was made from. */
export type NewFinding = Pick<Finding, 'kind' | 'direction' | 'scale' | 'formedAt' | 'confirmedAt' | 'top' | 'bottom'> & {
  readonly ref?: number;
  readonly measures?: Finding['measures'];
};

/** The one list that all scanners of a run write to: append-only, in the order of confirmation. Findings go by their number in it. */
export type FindingLog = {
  /** Adds a finding and returns its number. */
  add(finding: NewFinding): number;
  get(number: number): NewFinding;
  /** How many stages of its life a finding has gone through. */
  reached(number: number): number;
  /** The finding reaches the next stage of its life at the close of candle `t`. */
  reach(number: number, t: number): void;
  /** Everything found so far, as a snapshot that later candles do not change. */
  findings(): readonly Finding[];
};

const nothing: readonly never[] = [];
const noMeasures = {};

export function createFindingLog(candles: Candles): FindingLog {
  const entries: NewFinding[] = [];
  const times: number[][] = [];
  const published: Finding[] = [];
  let outdated: number[] = [];
  const publish = (number: number): Finding => {
    const entry = entries[number];
    const reachedAt = times[number];
    if (entry === undefined || reachedAt === undefined) throw new RangeError(`no finding ${number}`);
    const origin = entry.ref === undefined ? undefined : published[entry.ref];
    return {
      id: published[number]?.id ?? idOf(entry, candles),
      kind: entry.kind,
      direction: entry.direction,
      ...(entry.scale === undefined ? undefined : { scale: entry.scale }),
      timeframe: candles.interval,
      formedAt: entry.formedAt,
      confirmedAt: entry.confirmedAt,
      top: entry.top,
      bottom: entry.bottom,
      refs: origin === undefined ? nothing : [origin.id],
      transitions: reachedAt.length === 0 ? nothing : toTransitions(entry, reachedAt, candles),
      measures: entry.measures ?? noMeasures,
    };
  };
  return {
    add(finding) {
      entries.push(finding);
      times.push([]);
      return entries.length - 1;
    },
    get(number) {
      const entry = entries[number];
      if (entry === undefined) throw new RangeError(`no finding ${number}`);
      return entry;
    },
    reached: (number) => times[number]?.length ?? 0,
    reach(number, t) {
      times[number]?.push(t);
      if (number < published.length) outdated.push(number);
    },
    findings() {
      for (const number of outdated) published[number] = publish(number);
      outdated = [];
      while (published.length < entries.length) published.push(publish(published.length));
      return published.slice();
    },
  };
}

// Seconds: short, and cheap to write; open times are whole seconds in practice and stay distinct if they are not.
function idOf({ kind, direction, scale, formedAt, confirmedAt }: NewFinding, { openTime }: Candles): string {
  return `${kind}.${direction}.${scale === undefined ? '' : `${scale}.`}${at(openTime, formedAt) / 1000}.${at(openTime, confirmedAt) / 1000}`;
}

function toTransitions({ kind, direction }: NewFinding, reachedAt: readonly number[], candles: Candles): Transition[] {
  const life: readonly LifeStage[] = lifeOf[kind];
  const transitions: Transition[] = [];
  for (const [index, stage] of life.slice(0, reachedAt.length).entries()) {
    const t = reachedAt[index] ?? Number.NaN;
    transitions.push({ state: stage.state, at: t, price: priceColumnOf(stage, direction === 'bullish', candles)[t] ?? Number.NaN });
  }
  return transitions;
}

function priceColumnOf({ by, toward }: LifeStage, isBullish: boolean, candles: Candles): Float64Array {
  if (by === 'close') return candles.close;
  return (toward === 'into') === isBullish ? candles.low : candles.high;
}
