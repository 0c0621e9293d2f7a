import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { codeOf } from './transition-log.ts';

/** From which side a zone acts, or that price closed beyond it and has not come back to it yet. */
type Role = 'support' | 'resistance' | 'broken-support' | 'broken-resistance';

/** A closed candle, and how far beyond a zone its close must be to break it. */
export type Moment = { readonly candles: Candles; t: number; reach: number };
/** What happened to a zone, by which price of the candle, and how it acts from then on. Each is made once. */
type Step = { readonly code: number; readonly by: 'high' | 'low' | 'close'; readonly role: Role };

const halfLife = 200;
/** What a member counts, `age` candles after its pivot. Looked up: powers are slow, and most ages are small. */
const weights = Float64Array.from({ length: 4096 }, (_, age) => 0.5 ** (age / halfLife));
const weightOf = (age: number): number => weights[age] ?? 0.5 ** (age / halfLife);

/** Pivots that lie together, and from the second on a zone with a life of its own. */
export class PriceZone {
  readonly formedAt: number;
  /** The published zone; of a single pivot its price. */
  top: number;
  bottom: number;
  /** Of all members, those included that joined later. */
  mean: number;
  highest: number;
  lowest: number;
  /** Its place among the published zones, -1 before it is one of them. */
  place = -1;
  /** The last candle on which a member joined or something happened. */
  metAt: number;
  private role: Role = 'support';
  private sum: number;
  private members = 1;
  private rejections = 0;
  private strength: number;
  private strengthAt: number;

  /** A zone of one pivot: of `price`, formed at candle `formedAt` and known with candle `t`. */
  constructor(price: number, formedAt: number, t: number) {
    this.formedAt = formedAt;
    this.top = price;
    this.bottom = price;
    this.mean = price;
    this.highest = price;
    this.lowest = price;
    this.sum = price;
    this.strength = weightOf(t - formedAt);
    this.strengthAt = t;
    this.metAt = t;
  }

  /** The sum over the members of 0.5 to the power of (age / 200 candles), plus one for each rejection, as of candle `t`. */
  score(t: number): number {
    return this.strength * weightOf(t - this.strengthAt) + this.rejections;
  }

  /** A further pivot, formed at candle `formedAt` and known with candle `t`. */
  join(price: number, formedAt: number, t: number): void {
    this.strength = this.strength * weightOf(t - this.strengthAt) + weightOf(t - formedAt);
    this.strengthAt = t;
    this.metAt = t;
    this.sum += price;
    this.members += 1;
    this.mean = this.sum / this.members;
    this.highest = Math.max(this.highest, price);
    this.lowest = Math.min(this.lowest, price);
  }

  publish(place: number, role: 'support' | 'resistance'): void {
    this.place = place;
    this.role = role;
    this.top = this.highest;
    this.bottom = this.lowest;
  }

  /** Whether the next thing can only happen on a candle whose low is at the top or below; otherwise on one whose high is at the bottom or above. */
  get waitsForLow(): boolean {
    return this.role === 'support' || this.role === 'broken-resistance';
  }

  /** What a candle does to the published zone; `reach` is how far beyond it a close must be to break it. Nothing on most candles. */
  meet(moment: Moment): Step | undefined {
    const step = nextStep(this.role, this, moment);
    if (step === undefined) return undefined;
    this.metAt = moment.t;
    if (step.code === rejected) this.rejections += 1;
    this.role = step.role;
    return step;
  }
}

const rejected = codeOf('rejected');
const supportBroken: Step = { code: codeOf('broken'), by: 'close', role: 'broken-support' };
const resistanceBroken: Step = { code: codeOf('broken'), by: 'close', role: 'broken-resistance' };
const supportRejected: Step = { code: rejected, by: 'low', role: 'support' };
const resistanceRejected: Step = { code: rejected, by: 'high', role: 'resistance' };
const supportReclaimed: Step = { code: codeOf('reclaimed'), by: 'close', role: 'support' };
const resistanceReclaimed: Step = { code: codeOf('reclaimed'), by: 'close', role: 'resistance' };
const supportFlipped: Step = { code: codeOf('flipped'), by: 'high', role: 'resistance' };
const resistanceFlipped: Step = { code: codeOf('flipped'), by: 'low', role: 'support' };

type Edges = Pick<PriceZone, 'top' | 'bottom'>;

function nextStep(role: Role, zone: Edges, moment: Moment): Step | undefined {
  return role === 'support' || role === 'resistance' ? breakOrReject(role, zone, moment) : returnTo(role, zone, moment);
}

// Both see the zone from above: for resistance prices are turned upside down.

function breakOrReject(role: 'support' | 'resistance', { top, bottom }: Edges, { candles, t, reach }: Moment): Step | undefined {
  const isSupport = role === 'support';
  const sign = isSupport ? 1 : -1;
  const close = sign * at(candles.close, t);
  if (close < sign * (isSupport ? bottom : top) - reach) return isSupport ? supportBroken : resistanceBroken;
  const near = sign * (isSupport ? top : bottom);
  const lows = isSupport ? candles.low : candles.high;
  const isRejected = sign * at(lows, t) <= near && close > near && sign * at(lows, t - 1) > near;
  if (!isRejected) return undefined;
  return isSupport ? supportRejected : resistanceRejected;
}

function returnTo(role: 'broken-support' | 'broken-resistance', { top, bottom }: Edges, { candles, t, reach }: Moment): Step | undefined {
  const isSupport = role === 'broken-support';
  const sign = isSupport ? 1 : -1;
  const close = sign * at(candles.close, t);
  if (close > sign * (isSupport ? top : bottom) + reach) return isSupport ? supportReclaimed : resistanceReclaimed;
  const far = sign * (isSupport ? bottom : top);
  const highs = isSupport ? candles.high : candles.low;
  if (!(sign * at(highs, t) >= far && close < far)) return undefined;
  return isSupport ? supportFlipped : resistanceFlipped;
}
