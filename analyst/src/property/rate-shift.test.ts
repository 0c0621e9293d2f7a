import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

const home = {
  en: '310k house, 20% down, 6% rate, rent 2150',
  tr: '310 bin ev, %20 peşin, faiz 6, kira 2150',
} as const;

describe('a rate that changes by points', () => {
  it.each([
    ['en', 'if rates rise by 1 point', 0.07],
    ['en', 'rates fall 1.5 percentage points', 0.045],
    ['tr', 'faiz 1 puan düşerse', 0.05],
    ['tr', 'faizler 3 puan artsa', 0.09],
  ] as const)('%s: %s: is the new one', (language, then, rate) => {
    const { intent, property, residue } = readTurns([home[language], then], language);
    expect([intent, property?.given.loanRate, residue]).toEqual(['property', rate, undefined]);
  });

  it('is taken from the rate of its country where none was given', () => {
    const turns = ['310 bin ev, kira 2150', 'faiz 3 puan artarsa'];
    expect(readTurns(turns, 'tr').property?.given.loanRate).toBe(0.39);
  });
});

describe('numbers of a deal as they are typed in Turkish', () => {
  it.each([
    ['ev 300 bin 60 bin peşinat 6.5 faiz 30 yıl kira 2200', { loanRate: 0.065, rent: 2200 }],
    ['ev 2.2 milyon, masraf %4, kira 15 bin', { closingCost: 0.04 }],
    ['aidat 2 bin lira dahil değil, kira 30 bin, ev 6 milyon', { dues: 2000 }],
    ['3.400.000 liraya daire, 850 binimiz var, kira 17 bin', { downPayment: 0.25 }],
    ['kira 18 bin, aidat bin lira, ev 3,8 milyon', { dues: 1000, price: 3_800_000 }],
    ['sıfır peşinatla alsam 150 bin, kira 1.300, %8 faiz', { downPayment: 0, loanRate: 0.08 }],
    ['değer artışı olmazsa getirim ne: 200 bin ev, kira 1.500', { appreciation: 0 }],
    ['1.2 milyon dolarlık apartman 8 daire her biri 1100', { units: 8, rent: 1100 }],
    ['paramı fonda %12 değerlendirsem ev 500 bin kiram 2000', { alternativeReturn: 0.12 }],
  ] as const)('%s', (message, given) => {
    expect(readTurns([message], 'tr').property?.given).toMatchObject(given);
  });

  it('are of a deal where the exchange is what it is compared with', () => {
    const plan = readTurns(['bu ev borsadan iyi mi getirir 300 bin dolar kira 1700'], 'tr');
    expect([plan.intent, plan.property?.given.rent]).toEqual(['property', 1700]);
  });
});
