import { at } from '../candles/column.ts';
import type { Direction, Finding, FindingKind, Scale, Transition } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import type { Event } from './life-stage.ts';

/** The findings of a log as objects. */
export class FindingViews {
  private readonly log: FindingLog;
  private readonly views: Finding[] = [];

  constructor(log: FindingLog) {
    this.log = log;
  }

  /** Everything found so far, in the order of confirmation, as a snapshot that later candles do not change. */
  snapshot(): readonly Finding[] {
    for (const index of this.log.publish()) this.views[index] = new FindingView(this.log, index);
    for (let index = this.views.length; index < this.log.length; index += 1) this.views.push(new FindingView(this.log, index));
    return this.views.slice();
  }
}

/** A finding as the log knew it when the view was made; what happens to it later shows in a later view. */
class FindingView implements Finding {
  private readonly log: FindingLog;
  private readonly index: number;
  private readonly reached: number;

  constructor(log: FindingLog, index: number) {
    this.log = log;
    this.index = index;
    this.reached = log.place(index, 'reached');
  }

  get id(): string {
    return idOf(this.log, this.index);
  }
  get kind(): FindingKind {
    return this.log.shape(this.index).kind;
  }
  get direction(): Direction {
    return this.log.shape(this.index).direction;
  }
  get scale(): Scale | undefined {
    return this.log.shape(this.index).scale;
  }
  get timeframe(): Finding['timeframe'] {
    return this.log.candles.interval;
  }
  get formedAt(): number {
    return this.log.place(this.index, 'formedAt');
  }
  get confirmedAt(): number {
    return this.log.place(this.index, 'confirmedAt');
  }
  get top(): number {
    return this.log.top(this.index);
  }
  get bottom(): number {
    return this.log.bottom(this.index);
  }
  get refs(): readonly string[] {
    const origin = this.log.place(this.index, 'origin');
    return origin < 0 ? [] : [idOf(this.log, origin)];
  }
  get transitions(): readonly Transition[] {
    const { life } = this.log.shape(this.index);
    return life.slice(0, this.reached).map(({ state, event }, stage) => {
      const reachedAt = this.log.reachedAt(this.index, stage);
      return { state, at: reachedAt, price: at(this.log.candles[priceOf[event]], reachedAt) };
    });
  }
  get measures(): Readonly<Record<string, number>> {
    const widthInAtr = this.log.measure(this.index, 'widthInAtr');
    const volumeRatio = this.log.measure(this.index, 'volumeRatio');
    return { ...(Number.isFinite(widthInAtr) && { widthInAtr }), ...(Number.isFinite(volumeRatio) && { volumeRatio }) };
  }

  /** A plain copy: for JSON, and wherever an object must outlive the run. */
  toJSON(): Finding {
    const { id, kind, direction, scale, timeframe, formedAt, confirmedAt, top, bottom, refs, transitions, measures } = this;
    const own = scale === undefined ? {} : { scale };
    return { id, kind, direction, ...own, timeframe, formedAt, confirmedAt, top, bottom, refs, transitions, measures };
  }
}

const priceOf = {
  'low-reaches': 'low',
  'high-reaches': 'high',
  'closes-below': 'close',
  'closes-above': 'close',
} as const satisfies Record<Event, string>;

/** Kind, direction, scale, then the open times of formedAt and confirmedAt in seconds. */
function idOf(log: FindingLog, index: number): string {
  const { kind, direction, scale } = log.shape(index);
  const { openTime } = log.candles;
  const formed = at(openTime, log.place(index, 'formedAt')) / 1000;
  const confirmed = at(openTime, log.place(index, 'confirmedAt')) / 1000;
  return scale === undefined ? `${kind}.${direction}.${formed}.${confirmed}` : `${kind}.${direction}.${scale}.${formed}.${confirmed}`;
}
