import { expect, it } from 'vitest';
import { undoDisguise } from './undo-disguise.ts';

it.each([
  'S_e_l_l it now',
  'S  e  l  l it now',
  'B-U-Y it',
  's.a.t onu',
  'seII it now',
  's3ll it now',
])('reads %j as a word that was hidden', (text) => {
  const { text: read, isDisguised } = undoDisguise(text);
  expect(read.toLowerCase()).toMatch(/^(?:sell|buy|sat) /);
  expect(isDisguised || read !== text).toBe(true);
});

it.each([
  'The close lies above EMA 20 and in a gap.',
  'Salınım yapısı 4 saatlik grafikte iki ölçekte de düşüş yönlü.',
])('leaves %j as it is', (text) => {
  expect(undoDisguise(text)).toEqual({ text, isDisguised: false });
});
