import { Emitter } from '../../../lib/emitter.ts';
import type { ReplayState } from './replay-state.ts';

/** A replay, and the analysis whose candles it replays. */
export type StartedReplay = { readonly analysisId: string; readonly state: ReplayState };

/** Store of the replay outside of React: a candle renders only subscribed components. */
export class ReplayStore {
  #started: StartedReplay | undefined;
  readonly #listeners = new Emitter();

  /** Subscribes to every change. Returns the unsubscribe function. */
  readonly subscribe = this.#listeners.subscribe;

  /** State of an analysis's replay; undefined while none is on. */
  getState(analysisId: string): ReplayState | undefined {
    return this.#started?.analysisId === analysisId ? this.#started.state : undefined;
  }

  end(analysisId: string): void {
    if (this.#started?.analysisId === analysisId) this.set(undefined);
  }

  set(started: StartedReplay | undefined): void {
    this.#started = started;
    this.#listeners.emit();
  }
}
