import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { FindingState } from './finding.ts';

/** From which side a zone acts, or that price closed beyond it and has not come back to it yet. */
type Role = 'support' | 'resistance' | 'broken-support' | 'broken-resistance';

/** A closed candle, and how far beyond a zone its close must be to break it. */
export type Moment = { readonly candles: Candles; readonly t: number; readonly reach: number };
type Step = { readonly state: FindingState; readonly price: number; readonly role: Role };

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
  /** Its index in the log, -1 before it is published. */
  finding = -1;
  isGivenUp = false;
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

  publish(finding: number, role: 'support' | 'resistance'): void {
    this.finding = finding;
    this.role = role;
    this.top = this.highest;
    this.bottom = this.lowest;
  }

  /** Whether the next thing can only happen on a candle whose low is at the top or below; otherwise on one whose high is at the bottom or above. */
  get waitsForLow(): boolean {
    return this.role === 'support' || this.role === 'broken-resistance';
  }

  /** What a candle does to the published zone; `reach` is how far beyond it a close must be to break it. */
  meet(moment: Moment): Step | undefined {
    const step = nextRole(this.role, this, moment);
    if (step === undefined) return undefined;
    this.metAt = moment.t;
    if (step.state === 'rejected') this.rejections += 1;
    this.role = step.role;
    return step;
  }
}

/** A zone and a candle as seen from above the zone: for resistance prices are turned upside down. */
type Side = {
  readonly near: number;
  readonly far: number;
  readonly low: number;
  readonly high: number;
  readonly close: number;
  readonly lowBefore: number;
};

function nextRole(role: Role, zone: Pick<PriceZone, 'top' | 'bottom'>, { candles, t, reach }: Moment): Step | undefined {
  const { high, low, close } = candles;
  if (role === 'support' || role === 'broken-support') {
    const side = { near: zone.top, far: zone.bottom, low: at(low, t), high: at(high, t), close: at(close, t), lowBefore: at(low, t - 1) };
    return role === 'support' ? breakOrReject(side, reach, supportRoles) : returnTo(side, reach, supportRoles);
  }
  const [near, far] = [-zone.bottom, -zone.top];
  const side = { near, far, low: -at(high, t), high: -at(low, t), close: -at(close, t), lowBefore: -at(high, t - 1) };
  const step = role === 'resistance' ? breakOrReject(side, reach, resistanceRoles) : returnTo(side, reach, resistanceRoles);
  return step === undefined ? undefined : { ...step, price: -step.price };
}

const supportRoles = { own: 'support', broken: 'broken-support', other: 'resistance' } as const;
const resistanceRoles = { own: 'resistance', broken: 'broken-resistance', other: 'support' } as const;
type Roles = { readonly own: Role; readonly broken: Role; readonly other: Role };

function breakOrReject({ near, far, low, close, lowBefore }: Side, reach: number, roles: Roles): Step | undefined {
  if (close < far - reach) return { state: 'broken', price: close, role: roles.broken };
  const isRejected = low <= near && close > near && lowBefore > near;
  return isRejected ? { state: 'rejected', price: low, role: roles.own } : undefined;
}

function returnTo({ near, far, high, close }: Side, reach: number, roles: Roles): Step | undefined {
  if (close > near + reach) return { state: 'reclaimed', price: close, role: roles.own };
  return high >= far && close < far ? { state: 'flipped', price: high, role: roles.other } : undefined;
}
