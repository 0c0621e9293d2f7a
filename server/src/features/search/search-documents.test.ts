import { describe, expect, it } from 'vitest';
import { searchDocuments } from './search-documents.ts';
import { indexDocuments, type SearchDocument } from './search-index.ts';

const page = (path: string, words: Partial<SearchDocument>): SearchDocument => ({
  kind: 'page',
  path,
  title: '',
  description: '',
  text: '',
  ...words,
});

const english = indexDocuments([
  page('/Terms', {
    title: 'Terms of use',
    description: 'What you may do.',
    text: 'A refund is described elsewhere. A gap in service may happen.',
  }),
  page('/Cancellation', {
    title: 'Cancellation and refunds',
    description: 'How to get your money back.',
    text: 'New subscribers.',
  }),
  page('/methods/fair-value-gap', {
    kind: 'method',
    title: 'Fair value gap',
    description: 'A gap price left behind.',
    text: 'Three candles.',
  }),
  page('/methods/order-block', {
    kind: 'method',
    title: 'Order block',
    description: 'The last opposite candle.',
    text: 'It may leave a fair value gap.',
  }),
  page('/sss#order-block', {
    kind: 'question',
    title: 'What is an order block?',
    description: 'A candle.',
    text: '',
  }),
  page('/about', {
    title: 'About',
    description: 'Who we are, and our refund promise.',
    text: 'Words.',
  }),
]);

const turkish = indexDocuments([
  page('/Cancellation', {
    title: 'İptal ve iade',
    description: 'Paranızı nasıl geri alırsınız.',
    text: 'Üyelik süresi.',
  }),
  page('/methods/fair-value-gap', {
    kind: 'method',
    title: 'Adil değer boşluğu',
    description: 'Fiyatın geride bıraktığı boşluk.',
    text: 'Üç mum.',
  }),
  page('/methods/order-block', {
    kind: 'method',
    title: 'Emir bloğu',
    description: 'Son ters mum.',
    text: 'Boşluk bırakabilir; IŞIK ve İĞNE.',
  }),
  page('/Privacy', {
    title: 'Gizlilik',
    description: "Vela'nın verilerle ne yaptığı.",
    text: 'Şifreler özetlenmiş olarak saklanır.',
  }),
]);

const paths = (index: typeof english, query: string) =>
  searchDocuments(index, query).map(({ path }) => path);

describe('a search in English', () => {
  it('ranks the title above the description above the text', () => {
    expect(paths(english, 'refund')).toEqual(['/Cancellation', '/about', '/Terms']);
  });

  it('matches all words, in any order and anywhere', () => {
    expect(paths(english, 'gap fair value')).toEqual([
      '/methods/fair-value-gap',
      '/methods/order-block',
    ]);
    expect(paths(english, 'subscribers cancellation')).toEqual(['/Cancellation']);
  });

  it('ranks an exact title first', () => {
    expect(paths(english, 'order block')).toEqual(['/methods/order-block', '/sss#order-block']);
  });

  it('matches prefixes and inflected words', () => {
    expect(paths(english, 'canc')).toEqual(['/Cancellation']);
    expect(paths(english, 'gaps')).toContain('/methods/fair-value-gap');
    expect(paths(english, 'ORDER BLOCKS')[0]).toBe('/methods/order-block');
  });

  it('tolerates typos in longer words, and none in short ones or numbers', () => {
    for (const slip of ['cancelation', 'cancellaton', 'canecllation', 'xancellation'])
      expect(paths(english, slip)).toEqual(['/Cancellation']);
    expect(paths(english, 'oder blok')[0]).toBe('/methods/order-block');
    expect(paths(english, 'gpa')).toEqual([]);
    expect(paths(english, '2019')).toEqual([]);
  });

  it('falls back to most of the words, but at least half', () => {
    expect(paths(english, 'order block zebra')).toEqual([
      '/methods/order-block',
      '/sss#order-block',
    ]);
    expect(paths(english, 'zebra lion order')).toEqual([]);
  });

  it('finds nothing for an empty query, punctuation and unknown words', () => {
    for (const query of [
      '',
      '   ',
      '?!%_*',
      '\\',
      "'; drop table",
      '<script>',
      'zzzzzzzz',
      '\u0000',
    ])
      expect(paths(english, query)).toEqual([]);
  });
});

describe('a search in Turkish', () => {
  it('folds Turkish and English letters', () => {
    for (const query of ['şifre', 'sifre', 'SIFRE', 'ŞİFRE', 'Sifreler'])
      expect(paths(turkish, query)).toEqual(['/Privacy']);
    for (const query of ['ışık', 'isik', 'IŞIK', 'işik'])
      expect(paths(turkish, query)).toEqual(['/methods/order-block']);
    for (const query of ['İPTAL', 'iptal', 'IPTAL', 'ıptal'])
      expect(paths(turkish, query)).toEqual(['/Cancellation']);
    expect(paths(turkish, 'sifre'.normalize('NFD'))).toEqual(
      paths(turkish, 'şifre'.normalize('NFD')),
    );
  });

  it('matches words with suffixes', () => {
    expect(paths(turkish, 'emir blok')).toEqual(['/methods/order-block']);
    expect(paths(turkish, 'gizliliği')).toEqual(['/Privacy']);
    expect(paths(turkish, "vela'nın")).toEqual(['/Privacy']);
  });

  it('matches a softened consonant, also when other texts contain the word as typed', () => {
    for (const query of ['boşluk', 'bosluk', 'boşluğu', 'BOŞLUĞUN'])
      expect(paths(turkish, query)).toEqual(['/methods/fair-value-gap', '/methods/order-block']);
    expect(paths(turkish, 'blok')).toEqual(['/methods/order-block']);
  });
});

describe('the results of a search', () => {
  const long = `${'before '.repeat(60)}the needle lies here ${'after '.repeat(60)}`.trim();

  it('show the text around the first hit, in whole words', () => {
    const [result] = searchDocuments(
      indexDocuments([page('/x', { title: 'Hay', description: 'Straw.', text: long })]),
      'needle',
    );
    expect(result?.excerpt).toMatch(/^… (?:before )+the needle lies here (?:after )*after …$/);
    expect(result?.excerpt.length).toBeLessThan(200);
  });

  it('show the description when the hit is in it or in the title', () => {
    expect(searchDocuments(english, 'fair value')[0]?.excerpt).toBe('A gap price left behind.');
    expect(searchDocuments(english, 'cancellation')[0]?.excerpt).toBe(
      'How to get your money back.',
    );
    expect(
      searchDocuments(indexDocuments([page('/x', { title: 'Hay', text: long })]), 'hay')[0]
        ?.excerpt,
    ).toMatch(/^before before/);
  });

  it('keep the original letters at the right offset', () => {
    const text = `${'İıŞğ 😀 e\u0301 '.repeat(40)}Iğdır çölü`;
    const [result] = searchDocuments(indexDocuments([page('/x', { text })]), 'igdir');
    expect(result?.excerpt).toContain('Iğdır çölü');
  });

  it('are at most twenty', () => {
    const many = indexDocuments(
      Array.from({ length: 50 }, (_, number) => page(`/${number}`, { title: 'Same title' })),
    );
    expect(paths(many, 'title')).toEqual(Array.from({ length: 20 }, (_, number) => `/${number}`));
  });
});
