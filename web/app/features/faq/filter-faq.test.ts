import { describe, expect, it } from 'vitest';
import { filterFaq } from './filter-faq.ts';
import type { Faq } from '../../content/faq-entry.ts';

const none = { trust: [], technical: [], coming: [], privacy: [], trouble: [] };
const faq: Faq = {
  ...none,
  product: [
    { id: 'a', question: 'İşlem yapabilir mi?', answer: ['Hayır, [emir](/Risk) iletmez.'] },
    { id: 'b', question: 'Hangi piyasalar?', answer: ['Kripto, IŞIK gibi hisseler.'] },
  ],
  account: [{ id: 'c', question: 'Şifremi unuttum', answer: ['Bağlantı isteyin.'] }],
  plans: [],
};
const filterIds = (query: string) =>
  filterFaq(faq, query).map(({ group, entries }) => [group, entries.map(({ id }) => id)]);

describe('the filter of the questions', () => {
  it('shows all for an empty query, and leaves out empty groups', () => {
    expect(filterIds('  ')).toEqual([
      ['product', ['a', 'b']],
      ['account', ['c']],
    ]);
  });

  it('matches question and answer, ignoring case, dots and accents', () => {
    expect(filterIds('islem')).toEqual([['product', ['a']]]);
    expect(filterIds('ışık')).toEqual([['product', ['b']]]);
    expect(filterIds('SIFRE')).toEqual([['account', ['c']]]);
  });

  it('requires every word, and does not match link paths', () => {
    expect(filterIds('emir hayır')).toEqual([['product', ['a']]]);
    expect(filterIds('emir kripto')).toEqual([]);
    expect(filterIds('/risk')).toEqual([]);
  });
});
