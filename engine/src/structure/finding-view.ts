import { at } from '../candles/column.ts';
import type {
  Bias,
  Finding,
  FindingKind,
  FindingLabel,
  FindingState,
  Scale,
  Transition,
} from './finding.ts';
import type { FindingLog } from './finding-log.ts';

/** Creates the findings of a log as objects. */
export class FindingViews {
  private readonly log: FindingLog;
  private readonly start: number;
  private views: Finding[] = [];

  /** `start`: index in the series of the first candle of the log. */
  constructor(log: FindingLog, start = 0) {
    this.log = log;
    this.start = start;
  }

  /** Snapshot of all findings so far, in order of confirmation; later candles do not change it. */
  snapshot(): readonly Finding[] {
    const { log, start } = this;
    const moment: Moment = { log, start, happened: log.transitions.length };
    const seen = this.views;
    // oxlint-disable-next-line unicorn/no-new-array -- the first time the room is there at once, rather than as the list grows
    const views = seen.length === 0 ? new Array<Finding>(log.length) : seen.slice();
    for (const index of log.publish()) views[index] = new FindingView(moment, index);
    for (let index = seen.length; index < log.length; index += 1)
      views[index] = new FindingView(moment, index);
    this.views = views;
    return views;
  }
}

/** Snapshot position: the number of transitions of all findings at that time. */
type Moment = { readonly log: FindingLog; readonly start: number; readonly happened: number };

/** A finding as of a snapshot; later transitions show in later views only. */
class FindingView implements Finding {
  readonly moment: Moment;
  readonly index: number;

  constructor(moment: Moment, index: number) {
    this.moment = moment;
    this.index = index;
  }

  get id(): string {
    return toFindingId(this.log, this.index);
  }
  get kind(): FindingKind {
    return this.log.shape(this.index).kind;
  }
  get direction(): Bias {
    return this.log.shape(this.index).direction;
  }
  get scale(): Scale | undefined {
    return this.log.shape(this.index).scale;
  }
  get label(): FindingLabel | undefined {
    return this.log.shape(this.index).label;
  }
  get timeframe(): Finding['timeframe'] {
    return this.log.candles.interval;
  }
  get formedAt(): number {
    return this.moment.start + this.log.formedAt(this.index);
  }
  get confirmedAt(): number {
    return this.moment.start + this.log.confirmedAt(this.index);
  }
  get top(): number {
    return this.log.top(this.index);
  }
  get bottom(): number {
    return this.log.bottom(this.index);
  }
  get refs(): readonly string[] {
    return this.log.refs(this.index).map((other) => toFindingId(this.log, other));
  }
  get transitions(): readonly Transition[] {
    const { start, happened } = this.moment;
    const transitions = this.log.getTransitions(this.index, happened);
    return start === 0
      ? transitions
      : transitions.map((transition) => ({ ...transition, at: start + transition.at }));
  }
  get measures(): Readonly<Record<string, number>> {
    const measures: Record<string, number> = {};
    for (const [place, name] of this.log.shape(this.index).measures.entries()) {
      const value = this.log.measure(this.index, place);
      if (Number.isFinite(value)) measures[name] = value;
    }
    return measures;
  }

  get latestState(): FindingState | undefined {
    return this.log.transitions.getLatestState(this.index, this.moment.happened);
  }

  measure(name: string): number | undefined {
    const place = this.log.shape(this.index).measures.indexOf(name);
    const value = place < 0 ? Number.NaN : this.log.measure(this.index, place);
    return Number.isFinite(value) ? value : undefined;
  }

  /** UTC seconds of the candle that confirms it: the last part of its id. */
  get confirmedSeconds(): number {
    return at(this.log.candles.openTime, this.log.confirmedAt(this.index)) / 1000;
  }

  private get log(): FindingLog {
    return this.moment.log;
  }

  /** Plain copy, for JSON. */
  toJSON(): Finding {
    return toPlainFinding(this);
  }
}

// Of a run's findings neither makes a list or an object: facts ask this of thousands of them.
/** Latest state of a finding; undefined when it has no transitions. */
export function getLatestState(finding: Finding): FindingState | undefined {
  return finding instanceof FindingView ? finding.latestState : finding.transitions.at(-1)?.state;
}

/** Measure of a finding by its name; undefined where it could not be computed. */
export function getMeasure(finding: Finding, name: string): number | undefined {
  return finding instanceof FindingView ? finding.measure(name) : finding.measures[name];
}

/**
 * A set of ids, to look for their findings among all of a run: an id is text that is made when it is
 * read, which the time of confirmation spares for nearly all of them.
 */
export class FindingIds {
  private readonly ids = new Set<string>();
  private readonly confirmedSeconds = new Set<number>();

  constructor(ids: Iterable<string>) {
    for (const id of ids) this.add(id);
  }

  get size(): number {
    return this.ids.size;
  }

  add(id: string): void {
    this.ids.add(id);
    this.confirmedSeconds.add(Number(id.slice(id.lastIndexOf('.') + 1)));
  }

  /** Whether the id of a finding is one of them. */
  has(finding: Finding): boolean {
    if (finding instanceof FindingView) {
      const seconds = finding.confirmedSeconds;
      // A fraction of a second is told as two parts.
      if (Number.isInteger(seconds) && !this.confirmedSeconds.has(seconds)) return false;
    }
    return this.ids.has(finding.id);
  }
}

/** All findings of a log as of a snapshot; a series has a log for each scale of its prices. */
export type LogPart = Moment & { readonly count: number };

/**
 * The logs behind the findings of an analysis. Throws a RangeError where these are not all
 * findings of a run, in order, as the run gave them.
 */
export function listLogParts(findings: readonly Finding[]): LogPart[] {
  const parts: { -readonly [Key in keyof LogPart]: LogPart[Key] }[] = [];
  let last: (typeof parts)[number] | undefined;
  for (const finding of findings) {
    if (!(finding instanceof FindingView))
      throw new RangeError('only the findings of a run have columns');
    const { moment, index } = finding;
    if (last?.log !== moment.log) {
      last = { ...moment, count: 0 };
      parts.push(last);
    }
    if (index !== last.count) throw new RangeError('columns hold all findings of a run, in order');
    last.count += 1;
    last.happened = Math.max(last.happened, moment.happened);
  }
  return parts;
}

/** A finding as a plain object, which can be cloned and outlives the run. */
export function toPlainFinding(finding: Finding): Finding {
  const { scale, label } = finding;
  return {
    id: finding.id,
    kind: finding.kind,
    direction: finding.direction,
    ...(scale !== undefined && { scale }),
    ...(label !== undefined && { label }),
    timeframe: finding.timeframe,
    formedAt: finding.formedAt,
    confirmedAt: finding.confirmedAt,
    top: finding.top,
    bottom: finding.bottom,
    refs: finding.refs,
    transitions: finding.transitions,
    measures: finding.measures,
  };
}

/** Kind, direction, scale (or label), then open times of formedAt and confirmedAt in seconds. */
function toFindingId(log: FindingLog, index: number): string {
  const { kind, direction, scale, label } = log.shape(index);
  const { openTime } = log.candles;
  const formed = at(openTime, log.formedAt(index)) / 1000;
  const confirmed = at(openTime, log.confirmedAt(index)) / 1000;
  const own = scale ?? label;
  return own === undefined
    ? `${kind}.${direction}.${formed}.${confirmed}`
    : `${kind}.${direction}.${own}.${formed}.${confirmed}`;
}
