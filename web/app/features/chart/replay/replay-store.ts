import { Listeners } from '../../../lib/listeners.ts';
import type { ReplayState } from './replay-state.ts';

/** A replay, and the analysis whose candles it replays. */
export type StartedReplay = { readonly analysisId: string; readonly state: ReplayState };

/** Holds where a replay is, outside of what shows it: a candle draws anew only those who listen. */
export class ReplayStore {
  #started: StartedReplay | undefined;
  readonly #listeners = new Listeners();

  /** Tells of every change. Returns how to stop. */
  readonly subscribe = this.#listeners.subscribe;

  /** The state of the replay of an analysis; undefined while none of it is on. */
  stateOf(analysisId: string): ReplayState | undefined {
    return this.#started?.analysisId === analysisId ? this.#started.state : undefined;
  }

  /** Ends the replay of an analysis, if it is the one that is on. */
  end(analysisId: string): void {
    if (this.#started?.analysisId === analysisId) this.set(undefined);
  }

  set(started: StartedReplay | undefined): void {
    this.#started = started;
    this.#listeners.tell();
  }
}
