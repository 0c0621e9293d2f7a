import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { findTickers } from './find-tickers.ts';
import { createStoryIndex, relateHeadlines } from './join-stories.ts';
import { parseFeedItems } from './parse-feed-items.ts';
import { parseSubmissions } from './parse-submissions.ts';
import { toNewsItems } from './to-news-items.ts';

const data = path.join(import.meta.dirname, '../../../../shared/data');
const read = (file: string) => readFileSync(path.join(data, file));

describe.skipIf(!existsSync(path.join(data, 'news')))('recorded answers', () => {
  it.each([
    ['encoding.rss', 40],
    ['guardian.rss', 55],
    ['heise.atom', 15],
    ['heraldsun.rss', 2],
    ['incomplete-fields.atom', 0],
    ['reddit-atom.rss', 24],
    ['rss-1.rss', 69],
    ['uolNoticias.rss', 15],
  ])('of %s have %s items', async (file, count) => {
    const { text, isGuessed } = decodeText(read(`news/rss/${file}`), '');
    expect(await parseFeedItems(text, file)).toHaveLength(count);
    expect(isGuessed).toBe(file === 'uolNoticias.rss');
  });

  it('that are no feed are refused', async () => {
    const { text } = decodeText(read('news/rss/unrecognized.rss'), '');
    await expect(parseFeedItems(text, 'x')).rejects.toThrow('not a feed');
  });

  it('of the SEC have times of UTC, subjects and links; another field is named', () => {
    const body: unknown = JSON.parse(
      read('fixtures/sec/submissions_CIK0001835632.json').toString(),
    );
    const filings = parseSubmissions(body);
    expect(filings.find(({ title }) => title.endsWith(': 4'))?.publishedAt).toBe(
      Date.UTC(2026, 5, 2, 0, 32, 23),
    );
    expect(filings.some(({ title }) => title === 'Marvell Technology, Inc.: 8-K (results)')).toBe(
      true,
    );
    expect(
      filings.every(({ link }) =>
        link.startsWith('https://www.sec.gov/Archives/edgar/data/1835632/'),
      ),
    ).toBe(true);
    const broken = JSON.parse(JSON.stringify(body));
    broken.filings.recent.form = 'none';
    expect(() => parseSubmissions(broken)).toThrow(/"form"/);
  });
});

describe('tickers', () => {
  it.each([
    ['Apple to shut seven retail stores in Houston', ['AAPL:Apple']],
    ['Apple crumble recipe wins a prize', []],
    ['Rally in $TSLA and (NYSE: F) goes on', ['TSLA:$TSLA', 'F:(NYSE: F)']],
    ['U . S . stocks end higher as IT leads', []],
    ["Turkcell'in bilançosu açıklandı", ['TCELL:Turkcell']],
    ["Microsoft'un geliri arttı", ['MSFT:Microsoft']],
    ['THYAO rekor kırdı', ['THYAO:THYAO']],
    ["NY Fed's Williams says rates stay", []],
    ["Taiwan's TSMC and Ryanair report", ['TSM:TSMC', 'RYAAY:Ryanair']],
    ['Koç Holding temettü dağıtacak', ['KCHOL:Koç Holding']],
    ['Aides meet staff : Bloomberg News', []],
    ['Elma ihracatı Amasya’da arttı', []],
    ['Elma hisseleri güne düşüşle başladı', ['AAPL:Elma']],
    ['Fiat Chrysler asks for a loan', ['STLA:Fiat Chrysler']],
  ])('of "%s"', (title, expected) => {
    const found = findTickers(title).map(
      ({ symbol, words }) => `${symbol}:${words.replace(/['’].*$/, '')}`,
    );
    expect(found).toEqual(expected);
  });
});

const relate = (a: string, b: string) =>
  relateHeadlines(
    { title: a, tickers: findTickers(a) },
    { title: b, tickers: findTickers(b) },
    () => true,
  );

describe('stories', () => {
  it('are the same item, the same story, or neither', () => {
    expect(
      relate('UPDATE 1-Fed leaves rates unchanged at 4.5%', 'Fed leaves rates unchanged at 4.5%'),
    ).toBe('item');
    expect(
      relate(
        'Microsoft to invest $1 billion in Polish cloud',
        'Microsoft to invest $1.5 billion in Italian cloud',
      ),
    ).toBe('other');
    expect(
      relate(
        'Virgin Atlantic agrees 1.5 billion rescue deal',
        'Virgin Atlantic to clinch 1.5 billion rescue deal: Sky',
      ),
    ).toBe('story');
    expect(relate('TCMB faizi sabit tuttu', 'Petrol fiyatları geriledi')).toBe('other');
    expect(relate('Borsa güne yükselişle başladı', 'Borsa güne düşüşle başladı')).toBe('other');
    expect(
      relate("Apple Avrupa'da 2 milyar avro ceza aldı", "Apple'a Avrupa'dan 2 milyar avro ceza"),
    ).toBe('story');
    expect(
      relate(
        'Airport union says Nissan closes Barcelona plant',
        'Nissan to close plant in Barcelona: airport union',
      ),
    ).toBe('story');
    expect(relate('Koç Holding temettü dağıtacak', 'Sabancı Holding temettü dağıtacak')).toBe(
      'other',
    );
  });

  it.each([
    // Copies of which one names who told it.
    [
      'Amazon says CEO willing to testify before Congress : NYT',
      'Amazon says CEO willing to testify before U . S . Congress',
      'item',
    ],
    // Two words of five, four of them rare.
    [
      'Samsung heir appears in court for arrest warrant hearing',
      'South Korean court denies arrest warrant request for Samsung heir',
      'story',
    ],
    // Turkish: other endings, a second name, another word for a fall.
    [
      'Merkez Bankası faizi 100 baz puan düşürdü',
      "TCMB'den 100 baz puanlık faiz indirimi",
      'story',
    ],
    ["Arçelik'in geliri haziranda arttı", "Arçelik'in geliri temmuzda arttı", 'other'],
    ['Polonya enflasyonu yüzde 3 oldu', 'Fransa enflasyonu yüzde 3 oldu', 'other'],
    // Only one names a company, which the other does not name.
    [
      'Michelin says Mexican plants have resumed operations',
      'Ford to resume operations at Mexican plants',
      'other',
    ],
    // Each day's report has the same words.
    ['Wall Street closes higher on Fed', 'Wall Street closes higher on hopes', 'other'],
  ] as const)('"%s", "%s": %s', (a, b, expected) => {
    expect(relate(a, b)).toBe(expected);
  });

  it('are joined by an index as by comparing all, under the first of them', () => {
    const now = Date.UTC(2026, 10, 25);
    const titles = [
      'Fed leaves rates unchanged in November',
      'Oil slips as stocks rise',
      'UPDATE 2-Fed leaves rates unchanged in November',
    ];
    const items = toNewsItems(
      titles.map((title, index) => ({
        id: `${index}`,
        title,
        link: 'https://example.com/',
        publishedAt: now,
      })),
      { source: 'x', language: 'en', category: 'market' },
      now,
    );
    const index = createStoryIndex();
    const found = items.map((item) => {
      const clusterId = index.findCluster(item) ?? item.clusterId;
      index.add({ ...item, clusterId });
      return clusterId;
    });
    expect(found).toEqual(['0', '1', '0']);
  });
});
