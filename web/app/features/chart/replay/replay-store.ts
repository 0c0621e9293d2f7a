import { Emitter } from '../../../lib/emitter.ts';
import type { ReplayState } from './replay-state.ts';

/** A replay, and the query of the candles that it replays. */
export type StartedReplay = { readonly series: string; readonly state: ReplayState };

/** Store of the replay outside of React: a candle renders only subscribed components. */
export class ReplayStore {
  #started: StartedReplay | undefined;
  readonly #listeners = new Emitter();

  /** Subscribes to every change. Returns the unsubscribe function. */
  readonly subscribe = this.#listeners.subscribe;

  /** State of the replay of these candles; undefined while none is on. */
  getState(series: string): ReplayState | undefined {
    return this.#started?.series === series ? this.#started.state : undefined;
  }

  end(series: string): void {
    if (this.#started?.series === series) this.set(undefined);
  }

  set(started: StartedReplay | undefined): void {
    this.#started = started;
    this.#listeners.emit();
  }
}
