import { describe, expect, it } from 'vitest';
import { listedPasswordCount } from './common-passwords.ts';
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
  ])('may be %s', async (password) => {
    expect(await findPasswordFault(password, person)).toBeUndefined();
  });

  it('is counted in code points, not in bytes or code units', async () => {
    expect(await findPasswordFault('🦊🐢🦉🐌🦋🐝🦔🐙🦑🦞🦀', person)).toEqual({
      fault: 'too-short',
      fillings: { minimum: 12 },
    });
  });

  it('may have 1,024 bytes and no more', async () => {
    const long = 'ş'.repeat(511);
    expect((await findPasswordFault(`${long}ab`, person))?.fault).not.toBe('too-many-bytes');
    expect(await findPasswordFault(`${long}abc`, person)).toEqual({
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
  ])('is refused when it comes from %s', async (_source, password) => {
    expect(await findPasswordFault(password, person)).toEqual({ fault: 'common-password' });
  });

  it.each([
    ['the address', 'mehmet.demir@example.com'],
    ['the name in the address and a little more', 'mehmet.demir1'],
    ['the username in capitals and a little more', '12MEHMET DEMİR'],
  ])('is refused when it is %s', async (_source, password) => {
    expect(await findPasswordFault(password, person)).toEqual({ fault: 'similar-password' });
  });

  it('may hold a name in a longer sentence', async () => {
    expect(await findPasswordFault('mehmet.demir sever kayısı reçeli', person)).toBeUndefined();
  });
});

/** What people try: words with digits and signs, keys in a row, dates, the brand. */
const patterns = `
password12345|Password2024!|P@ssword1234|passw0rd1234|Passw0rd2025!|Summer2024!!!|Winter2025!!!|Autumn2025!!!|Spring2026!!!|January2026!!
December2025!|Monday123456!|Welcome12345|Welcome2025!!|letmein12345|iloveyou1234|iloveyou2025|dragon123456|monkey123456|football1234
baseball2024|superman1234|batman123456|princess1234|sunshine1234|shadow123456|master123456|michael12345|jordan232323|qwerty123456
qwerty!@#$%^|qwertyuiop12|asdfghjkl123|zxcvbnm12345|1q2w3e4r5t6y|qazwsxedc123|1qaz2wsx3edc|q1w2e3r4t5y6|asdfasdfasdf|zxczxczxczxc
123456123456|111111222222|121212121212|112233445566|000000000000|123123123123|987654321000|010203040506|19851985!!!!|1990010112345
02051987020519|05321234567!!|abcdefabcdef|abcd1234abcd|aaaabbbbcccc|abcabcabcabc|admin1234567|administrator1|root12345678|changeme1234
default12345|guest1234567|test12345678|testtesttest|user12345678|login1234567|access123456|trustno1trust|starwars1234|pokemon12345
minecraft123|bitcoin12345|Bitcoin2025!|trading12345|Vela12345678|vela2025vela|VelaVelaVela|vela-password|galatasaray12|fenerbahce1907!
besiktas1903!|trabzonspor61|istanbul3434|istanbul1453|turkiye1923!|ankara060606|sifre1234567|Şifre2025!!!|parola123456|Parola2025!!!
merhaba12345|seviyorum123|canim1234567|askim1234567|ataturk1881!|mustafa12345|ahmet1234567|mehmet123456|fatma1234567|zeynep123456
cimbom190519|kartal190319|passwordqwerty|monkeydragon1|loveloveyou1|hello1234567|hellohello12|secret123456|whatever1234|freedom12345
michelle1234|jessica12345|charlie12345
`
  .trim()
  .split(/[|\n]/);

describe('the list of common passwords', () => {
  it('has at least ten thousand', () => {
    expect(listedPasswordCount).toBe(49_233);
  });

  it(`lets none of ${patterns.length} common patterns pass`, async () => {
    expect(patterns.length).toBeGreaterThanOrEqual(103);
    const faults = await Promise.all(patterns.map((one) => findPasswordFault(one, person)));
    const accepted = patterns.filter((_, index) => faults[index] === undefined);
    expect(accepted).toEqual([]);
  });

  it.each([
    ['mehmet2025!!!', 'similar-password'],
    ['demirdemir12', 'similar-password'],
    ['D3m!rM3hm3t#', 'similar-password'],
    ['mehmet-password', 'similar-password'],
  ])('counts the own name in %s', async (password, fault) => {
    expect(await findPasswordFault(password, person)).toEqual({ fault });
  });
});
