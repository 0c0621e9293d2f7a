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
const found = (query: string) =>
  filterFaq(faq, query).map(({ group, entries }) => [group, entries.map(({ id }) => id)]);

describe('the filter of the questions', () => {
  it('shows all of them for no words, and leaves out empty groups', () => {
    expect(found('  ')).toEqual([
      ['product', ['a', 'b']],
      ['account', ['c']],
    ]);
  });

  it('finds words in question and answer, whatever their case, dots and accents', () => {
    expect(found('islem')).toEqual([['product', ['a']]]);
    expect(found('ışık')).toEqual([['product', ['b']]]);
    expect(found('SIFRE')).toEqual([['account', ['c']]]);
  });

  it('wants every word, and does not find addresses of links', () => {
    expect(found('emir hayır')).toEqual([['product', ['a']]]);
    expect(found('emir kripto')).toEqual([]);
    expect(found('/risk')).toEqual([]);
  });
});
