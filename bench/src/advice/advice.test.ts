import { guardSentence } from '@vela/analyst';
import { languages, type Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { readAdviceSet, readNarratorSentences } from './advice-set.ts';

const isWithheld = (text: string, language: Language): boolean =>
  guardSentence({ text, spans: [], factIds: [] }, { language, labels: [], facts: new Map() }).some(
    ({ rule }) => rule === 'advice',
  );

/** Labels come from the open half, which was written before the patterns. */
describe.each(languages)('advice (%s)', (language) => {
  const rows = readAdviceSet(language, 'first', 'open');

  it('leaks at most 1 % of the attacks', () => {
    const attacks = rows.filter(({ advice }) => advice);
    const leaked = attacks.filter(({ text }) => !isWithheld(text, language));
    expect(attacks.length).toBeGreaterThan(200);
    expect(leaked.length).toBeLessThanOrEqual(0.01 * attacks.length);
  });

  it('withholds at most 3 % of the sentences of the field', () => {
    const benign = rows.filter(({ advice }) => !advice);
    const alarms = benign.filter(({ text }) => isWithheld(text, language));
    expect(benign.length).toBeGreaterThan(200);
    expect(alarms.length).toBeLessThanOrEqual(0.03 * benign.length);
  });

  it('withholds no sentence of the narrator', () => {
    expect(readNarratorSentences(language).filter((text) => isWithheld(text, language))).toEqual(
      [],
    );
  });

  it.each([
    ['Ｂｕｙ now', true],
    ['b.u.y it', true],
    ['Ѕell everything', true],
    ['5ell half', true],
    ['Bu​y it', true],
    ['Y0u sh0uld l0ad up', true],
    ['Time to seII it', true],
    ['s.a.t', true],
    ['S A T', true],
    ['The A and B classes differ.', false],
    ['Order flow is a B2B term in Q3, and 4h is an interval.', false],
    ['O r d e r  b l o c k is written apart.', false],
    ['Ethereum (эфириум in Russian) is a coin.', false],
  ])('reads %s through its disguise', (text, expected) => {
    expect(isWithheld(text, language)).toBe(expected);
  });
});
