import { describe, expect, it } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

const person = { email: 'mehmet.demir@example.com', username: 'Mehmet Demir' };

describe('a new password', () => {
  it.each([
    ['kestane şekeri ve boza'],
    ['correct-horse-battery-91'],
    ['x7#Qp2!vLm9z'],
    ['açık büfe kahvaltı'],
    ['my dog eats 3 bananas'],
    ['🦊🐢🦉🐌🦋🐝🦔🐙🦑🦞🦀🐡'],
    ['l'.concat('orem ipsum dolor sit amet '.repeat(8))],
  ])('may be %s', (password) => {
    expect(findPasswordFault(password, person)).toBeUndefined();
  });

  it('is counted in code points, not in bytes or code units', () => {
    expect(findPasswordFault('🦊🐢🦉🐌🦋🐝🦔🐙🦑🦞🦀', person)).toEqual({
      fault: 'too-short',
      fillings: { minimum: 12 },
    });
  });

  it('may have 1,024 bytes and no more', () => {
    const long = 'ş'.repeat(511);
    expect(findPasswordFault(`${long}ab`, person)?.fault).not.toBe('too-many-bytes');
    expect(findPasswordFault(`${long}abc`, person)).toEqual({
      fault: 'too-many-bytes',
      fillings: { maximum: 1024 },
    });
  });

  it.each([
    ['a list of common ones', '1qaz2wsx3edc'],
    ['a list, in capitals', 'QWERTY123456'],
    ['a word and digits', 'password1234'],
    ['a disguised word and signs', 'P@ssw0rd!!!!'],
    ['a word in Turkish and digits', 'Şifre12345678'],
    ['a club and its year', 'galatasaray1905'],
    ['one letter repeated', 'aaaaaaaaaaaa'],
    ['a few letters repeated', 'abc1abc1abc1'],
    ['a word repeated', 'dragondragon'],
    ['digits in order', '123456789012'],
    ['digits backwards', '098765432109'],
    ['letters in order', 'abcdefghijkl'],
    ['a row of keys', 'qwertyuiopas'],
    ['a row of keys backwards', 'poiuytrewq0987'.slice(0, 12)],
  ])('is refused when it comes from %s', (_source, password) => {
    expect(findPasswordFault(password, person)).toEqual({ fault: 'common-password' });
  });

  it.each([
    ['the address', 'mehmet.demir@example.com'],
    ['the name in the address and a little more', 'mehmet.demir1'],
    ['the username in capitals and a little more', '12MEHMET DEMİR'],
  ])('is refused when it is %s', (_source, password) => {
    expect(findPasswordFault(password, person)).toEqual({ fault: 'similar-password' });
  });

  it('may hold a name in a longer sentence', () => {
    expect(findPasswordFault('mehmet.demir sever kayısı reçeli', person)).toBeUndefined();
  });
});
