import { describe, expect, it } from 'vitest';
import { reduceReplay, type ReplayAction, type ReplayState } from './replay-state.ts';

const count = 10;

function run(...actions: readonly ReplayAction[]): ReplayState | undefined {
  let state: ReplayState | undefined;
  for (const action of actions) state = reduceReplay(state, action, count);
  return state;
}

describe('a replay', () => {
  it('stays among the candles', () => {
    expect(run({ kind: 'start', at: 99 })?.at).toBe(9);
    expect(run({ kind: 'start', at: 3 }, { kind: 'step', by: -10 })?.at).toBe(0);
    expect(run({ kind: 'start', at: 3 }, { kind: 'jump', to: 50 })?.at).toBe(9);
  });

  it('plays candle by candle and pauses on the last one', () => {
    const playing = run({ kind: 'start', at: 7 }, { kind: 'play' }, { kind: 'tick' });
    expect(playing).toMatchObject({ at: 8, playing: true });
    expect(reduceReplay(playing, { kind: 'tick' }, count)).toMatchObject({ at: 9, playing: false });
  });

  it('restarts when played at its end', () => {
    expect(run({ kind: 'start', at: 9 }, { kind: 'play' })).toMatchObject({ at: 0, playing: true });
  });

  it('pauses on a manual step, and ignores ticks while paused', () => {
    expect(run({ kind: 'start', at: 3 }, { kind: 'play' }, { kind: 'step', by: 1 })).toMatchObject({
      at: 4,
      playing: false,
    });
    expect(run({ kind: 'start', at: 3 }, { kind: 'tick' })?.at).toBe(3);
  });

  it('keeps its speed and is undefined after a stop', () => {
    expect(
      run({ kind: 'start', at: 3 }, { kind: 'speed', speed: 10 }, { kind: 'start', at: 5 }),
    ).toMatchObject({ at: 5, speed: 10 });
    expect(run({ kind: 'start', at: 3 }, { kind: 'stop' })).toBeUndefined();
    expect(run({ kind: 'step', by: 1 })).toBeUndefined();
  });
});
