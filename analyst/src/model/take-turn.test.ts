import { expect, it } from 'vitest';
import { takeTurn } from './take-turn.ts';

it('gives each that asks a turn of the event loop of its own, in their order', async () => {
  let turn = 0;
  let isWatching = true;
  const watch = (): void => {
    turn += 1;
    if (isWatching) setImmediate(watch);
  };
  setImmediate(watch);
  const turns = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await takeTurn();
      return turn;
    }),
  );
  isWatching = false;
  expect(turns).toEqual([...new Set(turns)].toSorted((one, other) => one - other));
});
