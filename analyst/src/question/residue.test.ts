import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';
import { isFullRun } from '../testing/tier.ts';
import { resolveRequest } from '../resolve-request.ts';

const now = Date.UTC(2026, 10, 21, 18);

/** Parts that are read, by language; every sentence takes one of each list. */
const parts = {
  en: {
    lead: ['show me', 'please tell me', 'what about', 'can you check', 'i want to see', ''],
    what: [
      'the nearest gaps',
      'open order blocks',
      'support and resistance',
      'the trend',
      'the rsi',
    ],
    where: ['on btc', 'for apple', 'of eurusd', 'on gold', 'for tesla'],
    when: ['on the daily', 'on the 4h chart', 'weekly', 'on 15m', ''],
  },
  tr: {
    lead: ['bana göster', 'lütfen anlat', 'bir bakar mısın', 'merak ettim', ''],
    what: ['en yakın boşluklar', 'açık emir blokları', 'destek ve direnç', 'trend ne', 'rsi kaç'],
    where: ['btc için', 'apple hissesinde', 'eurusd paritesinde', 'altında', 'tesla için'],
    when: ['günlük', '4 saatlik grafikte', 'haftalık', '15 dakikalık', ''],
  },
} as const;
/** Words that mean something and that no part covers, made up and real. */
const unknown = [
  'flibbertron',
  'quantumzap',
  'zorbikator',
  'hyperspline',
  'kaskadometre',
  'bromeliad',
  'thunderstick',
  'velomark',
  'grindelwax',
  'ozmotik',
  'pentagrid',
  'moonphase',
  'glockenspiel',
  'murabaha',
] as const;

/** A small linear congruential generator: the same sentences in every run. */
function createPicker(seed: number) {
  let state = seed;
  return <T>(list: readonly T[]): T | undefined => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)];
  };
}

function read(message: string, language: 'en' | 'tr'): string[] {
  const request = parseQuestion(
    { message, language, chosen: {}, context: {}, now },
    instrumentCatalogue,
  );
  const { plan, understanding } = resolveRequest(request, instrumentCatalogue, now);
  const asked = understanding.intent === 'unknown-symbol' ? [understanding.symbol ?? ''] : [];
  return [...(plan.residue ?? []), ...Object.values(plan.unread ?? {}), ...asked];
}

const count = isFullRun ? 5000 : 60;

describe.each(['en', 'tr'] as const)('words that no part of a question covers, %s', (language) => {
  const { lead, what, where, when } = parts[language];

  it('are named or asked back, wherever they stand', () => {
    const pick = createPicker(7);
    const silent: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const word = pick(unknown) ?? '';
      const known: (string | undefined)[] = [pick(lead), pick(what), pick(where), pick(when)];
      known.splice(pick([0, 1, 2, 3, 4]) ?? 0, 0, word);
      const message = known.filter((part) => part !== '').join(' ');
      if (!read(message, language).some((one) => one.toLowerCase().includes(word)))
        silent.push(message);
    }
    expect(silent).toEqual([]);
  });

  it('are not claimed where every word is read', () => {
    const pick = createPicker(11);
    const named: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const known = [pick(lead), pick(what), pick(where), pick(when)];
      const message = known.filter((part) => part !== '').join(' ');
      const words = read(message, language);
      if (words.length > 0) named.push(`${message}: ${words.join(', ')}`);
    }
    expect(named.slice(0, 5)).toEqual([]);
  });
});
