import { expect, it } from 'vitest';
import { readChance } from './chance.server.ts';

it('says the same two shares in both languages, each as its own sentence prints it', () => {
  const [english, turkish] = [readChance('en'), readChance('tr')];
  expect([english.rate.percent, english.control.percent]).toEqual([
    turkish.rate.percent,
    turkish.control.percent,
  ]);
  expect(english.rate.text).toBe(`${english.rate.percent}%`);
  expect(turkish.control.text).toBe(`%${String(turkish.control.percent).replace('.', ',')}`);
});
