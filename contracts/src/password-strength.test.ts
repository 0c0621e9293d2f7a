import { expect, it } from 'vitest';
import { ratePassword } from './password-strength.ts';

const person = { email: 'ayse.yilmaz@example.com', username: 'Ayşe Yılmaz' };

it.each([
  ['', 'short'],
  ['eleven char', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcabcabcabcabc', 'weak'],
  ['123456789012', 'weak'],
  ['qwertyuiopasdf', 'weak'],
  ['ayse.yilmaz@example.com', 'weak'],
  ['four calm boat', 'fair'],
  ['four calm harbours', 'strong'],
  ['Tr0ubadour&39-x', 'strong'],
  ['yağmurlu bir salı sabahı', 'strong'],
])('%s is %s', (password, strength) => {
  expect(ratePassword(password, person)).toBe(strength);
});
