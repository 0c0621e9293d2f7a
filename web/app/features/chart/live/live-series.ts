import type { FormingEvent, HealthEvent, LiveState } from '@vela/contracts';
import { Emitter } from '../../../lib/emitter.ts';

/** What is heard of the series of a chart now. */
export type LiveReading = {
  readonly state: LiveState;
  readonly delay: HealthEvent['delay'];
  readonly isMarketOpen: boolean;
  /** The last price that was told, and when (UTC ms); undefined before the first. */
  readonly price: number | undefined;
  readonly at: number | undefined;
};

const nothing: LiveReading = {
  state: 'connecting',
  delay: 'file',
  isMarketOpen: true,
  price: undefined,
  at: undefined,
};

/** Holds what is heard of one series, outside React: a price renders only what shows it. */
export class LiveSeries {
  /** Name of what is followed: another one begins anew. */
  readonly name: string;
  readonly #listeners = new Emitter();
  readonly #forming = new Emitter();
  #reading: LiveReading = nothing;
  #candle: FormingEvent | undefined;

  constructor(name: string) {
    this.name = name;
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly subscribeToForming = this.#forming.subscribe;
  readonly reading = (): LiveReading => this.#reading;
  /** The candle that has not closed; undefined while none is known. */
  readonly forming = (): FormingEvent | undefined => this.#candle;

  hearForming(candle: FormingEvent): void {
    this.#candle = candle;
    this.#forming.emit();
    this.#become({ price: candle.c, at: Date.now() });
  }

  hearHealth({ state, delay, src, isMarketOpen }: HealthEvent): void {
    // A break of the own stream knows nothing of the vendor.
    this.#become(src === '' ? { state } : { state, delay, isMarketOpen });
    if (state === 'silent') this.dropForming();
  }

  /** The candle has closed, or is not to be had. */
  dropForming(): void {
    this.#candle = undefined;
    this.#forming.emit();
  }

  #become(change: Partial<LiveReading>): void {
    this.#reading = { ...this.#reading, ...change };
    this.#listeners.emit();
  }
}
