import type { Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { answerTurns, type AnsweredTurn, type Turn } from '../../testing/answer-turns.ts';

/** A dialogue of two turns: some days lie between them, so that another structure is nearer. */
async function follow(
  language: Language,
  first: string,
  second: Partial<Turn> & { message: string },
) {
  const [before, after] = await answerTurns([first, { afterDays: 3, ...second }], language);
  if (before === undefined || after === undefined) throw new Error('a turn has no answer');
  return { before, after };
}

const getSize = ({ facts }: AnsweredTurn, id: string): number => {
  const own = [...facts.values()].filter(({ refs }) => refs.length === 1 && refs[0] === id);
  const read = (name: string): number => Number(own.find((fact) => fact.id.endsWith(name))?.value);
  return read('.top') - read('.bottom');
};

describe('a question about the structure that the last answer told of', () => {
  it.each([
    ['en', 'nearest gap btc 4h', 'when did this gap form?', 'measure.zone-state.zone.formed'],
    ['en', 'nearest gap btc 4h', 'what happens if it closes below it?', 'measure.if-price.price'],
    ['en', 'last liquidity sweep on btc 4h', 'when was that?', 'measure.events.1.time'],
    ['tr', 'btc 4h en yakın boşluk', 'doldu mu?', 'measure.zone-state.zone.state'],
    ['tr', 'btc 4h en yakın boşluk', 'ne kadar büyük?', 'measure.zone-state.height'],
  ] as const)(
    '%s: "%s", then "%s" tells %s of that one',
    async (...[language, first, message, fact]) => {
      const { before, after } = await follow(language, first, { message });
      const [told] = before.structures;
      expect(told).toBeDefined();
      expect(after.told).toContain(fact);
      expect(after.facts.get(fact)?.refs).toEqual([told]);
      expect([after.plan.isUnsure, after.plan.residue]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    ['en', 'list the open gaps on btc 4h', 'when did the second one form'],
    ['tr', 'btc 4h boşlukları', 'peki öbürü'],
  ] as const)('%s: "%s", then "%s" is of the second', async (language, first, message) => {
    const { before, after } = await follow(language, first, { message });
    expect(before.structures.length).toBeGreaterThan(1);
    expect(after.structures[0]).toBe(before.structures[1]);
  });

  it.each([['tr', 'btc 4h açık boşlukları listele', 'büyük olanı']] as const)(
    '%s: "%s", then "%s" is the largest told',
    async (language, first, message) => {
      const { before, after } = await follow(language, first, { message });
      const sizes = before.structures.map((id) => getSize(before, id));
      const largest = before.structures[sizes.indexOf(Math.max(...sizes))];
      expect(after.structures[0]).toBe(largest);
    },
  );

  it.each([
    ['en', { interval: '1d' }, 'how far is this gap', /fair value gap.*BTCUSDT 4-hour/],
    ['en', { symbol: 'ETHUSDT', interval: '4h' }, 'is that gap filled', /BTCUSDT 4-hour.*ETHUSDT/],
    ['tr', { interval: '1d' }, 'bu boşluk doldu mu', /adil değer boşluğu.*BTCUSDT 4 saatlik/],
  ] as const)(
    '%s: on another chart (%j) it is named, and none in its place',
    async (...[language, chosen, message, named]) => {
      const first = language === 'en' ? 'nearest gap btc 4h' : 'btc 4h en yakın boşluk';
      const { before, after } = await follow(language, first, { message, chosen });
      expect(before.structures.length).toBeGreaterThan(0);
      expect(after.texts[0]).toMatch(named);
      expect(after.structures).toEqual([]);
    },
  );

  it.each([
    ['en', 'nearest gap btc 4h', 'what does half filled mean', 'how far is this gap'],
    ['tr', 'btc 4h en yakın boşluk', 'yarı dolmuş ne demek', 'bu boşluk ne kadar uzakta'],
  ] as const)(
    '%s: "%s" stays the thread behind "%s"',
    async (...[language, first, word, message]) => {
      const [before, defined, after] = await answerTurns(
        [first, word, { message, afterDays: 3 }],
        language,
      );
      expect(defined?.plan).toMatchObject({ intent: 'concept', term: 'half-filled' });
      expect(after?.structures).toEqual(before?.structures.slice(0, 1));
    },
  );

  it('goes on with the nearest one where the next question names another chart', async () => {
    const [, , after] = await answerTurns(['nearest gap btc 4h', 'is it filled', 'and eth?'], 'en');
    expect(after?.plan.spoken).toBeUndefined();
    expect(after?.plan.measures?.map(({ id, findingId }) => [id, findingId])).toEqual([
      ['zone-state', undefined],
    ]);
  });
});
