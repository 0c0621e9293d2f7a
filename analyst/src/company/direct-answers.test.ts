import { createFilingsSource, createMarketData, type MarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { ConversationContext } from '../answer-part.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const simulated = createMarketData({ mode: 'simulated', allowSimulated: true, store });
/** The simulated candles as if a market had sent them: only that there is a price matters here. */
const priced: MarketData = {
  ...simulated,
  async getSeries(request) {
    const { onlyReal: _, ...any } = request;
    const result = await simulated.getSeries(any);
    if (result.kind !== 'series') return result;
    const source = { ...result.series.source, kind: 'file' as const };
    return { ...result, series: { ...result.series, source } };
  },
};
const filings = createFilingsSource();

/** The answer to the last of some turns, its plan, and whether each of its facts is there. */
async function askTurns(language: 'en' | 'tr', ...turns: readonly string[]) {
  let context: ConversationContext = {};
  let text = '';
  let plan: object = {};
  let first = '';
  for (const message of turns) {
    const told: string[] = [];
    const asked = { message, language, chosen: {}, context, now: Date.UTC(2026, 10, 23, 18) };
    const deps = {
      marketData: priced,
      filings,
      seriesAnalyses: createSeriesAnalyses(),
      narrator: builtInNarrator,
      newId: () => 'id',
    };
    for await (const part of answerQuestion(asked, deps)) {
      if (part.type === 'sentence') told.push(part.data.text);
      const request = part.type === 'understanding' ? part.data.request : undefined;
      if (part.type !== 'understanding' || request === undefined) continue;
      ({ plan } = request);
      const symbol = request.symbol === undefined ? {} : { symbol: request.symbol };
      context = { ...symbol, lastUnderstanding: { intent: part.data.intent, request } };
    }
    text = told.join(' ');
    first = told[0] ?? '';
  }
  return { text, plan, first };
}

describe('the answer to a question for one figure of a company', () => {
  // Reports for fiscal 2025: revenue 742,776 in the 12 months to March against 419,130 before.
  it.each([
    ['en', 'is amazon growing at all', /^Yes\. Revenue of Amazon\.com, Inc\. rose 77\.2%/],
    ['en', 'is apple buying back shares', /^Yes\. Apple Inc\. has 14,810 million diluted shares/],
    ['tr', 'amazon zarar etti mi hiç', /^Evet\. 31 Aralık 2022 tarihinde biten yıl: 2\.722 milyon/],
    ['tr', 'microsoft küçülüyor mu', /^Hayır\. Hasılat \(Microsoft Corporation\) %99,0 arttı/],
    ['tr', 'Apple hissesi pahalı mı', /^Bu varsayımlarla (?:evet|hayır)\. /],
    // Apple filed 394,328 for 2022 and 365,817 for 2021; Exxon 413,680 for 2022.
    ['en', 'is apple revenue 2022 higher than 2021', /^Yes\. Revenue .*394,328 million USD/],
    ['tr', 'exxon cirosu 2023te 2022den yüksek mi', /^Hayır\. Hasılat/],
    ['en', "JPM's deposits", /^Deposits: not among the figures/],
    ['tr', "amazon'un vergi oranı kaç", /^Vergi oranı: /],
    ['en', 'dcf msft with terminal growth of 4', /that growth nears 4\.0% a year/],
    ['en', 'google or amazon, who earns more', /^Net income: Alphabet Inc\. .* is higher with/],
    // Fiscal 2021: Apple 94,680 and Microsoft 61,271; net margins of 27.0, 39.3 and 38.1 %.
    [
      'tr',
      "2021'de apple mı daha çok kazandı microsoft mu",
      /daha yüksek olan Apple Inc\., 94\.680 milyon USD; Microsoft Corporation için 61\.271 milyon/,
    ],
    [
      'en',
      'net margin of apple, microsoft and google',
      /Microsoft Corporation is highest with 39\.3%; Apple Inc\. is lowest with 27\.0%/,
    ],
    ['en', 'is apple drowning in debt', /90,509 million USD\.$/],
    // Amazon filed a loss of 2,722 for 2022 and 33,364 for 2021; Apple 391,035 for 2024.
    ['en', "how did amazon's net income change from 2021 to 2022", /2022: -2,722 million USD\.$/],
    ['tr', "amazon'un net kârı 2021'den 2022'ye nasıl değişti", /2022 mali yılı.*-2\.722 milyon/],
    ['en', "how much did apple's revenue grow from 2020 to 2024", /2024: 391,035 million USD\.$/],
    ['en', 'what does google have in cash', /^Cash of Alphabet/],
    ['en', 'cash of apple', /^Cash of Apple Inc\./],
    // What was filed is no yes to what has not come yet.
    ['en', "will apple's revenue grow next year", /^What is still to come: not among/],
    ['tr', "apple'ın cirosu gelecek yıl artar mı", /^İleride ne olacağı: Vela’nın/],
  ] as const)('%s "%s" begins with it', async (language, message, begins) => {
    const { first } = await askTurns(language, message);
    expect(first).toMatch(begins);
  });

  it('says how large a debt is beside equity, cash flow and cash', async () => {
    // 90,509 / 88,190 of equity, and / 123,324 of free cash flow.
    const { text } = await askTurns('en', 'is apple drowning in debt');
    expect(text).toContain('It is 1.03 times the equity.');
    expect(text).toContain('so it is 0.7 years of it.');
    expect(text).toContain('cash of 45,317 million USD');
  });

  it('says what is in no accounts before what is, and reads no advice into it', async () => {
    for (const [language, message, topic] of [
      ['en', 'who runs apple', 'Who runs it: not among the figures'],
      ['en', 'what does coca-cola sell', 'What it does and sells: not among'],
      ['tr', 'google reklam geliri ne kadar', 'Ürüne, bölgeye ve bölüme göre hasılat: Vela’nın'],
    ] as const)
      expect((await askTurns(language, message)).first).toContain(topic);
  });
});

it('says of a company without filings that the SEC has to be asked for them', async () => {
  const { text } = await askTurns('tr', 'tesla bilançosu');
  expect(text).toContain('SEC’e soracak şekilde kurulduğunda okunur');
});

describe('a valuation with one assumption changed', () => {
  it('has the growth that is asked for, and the value without it', async () => {
    const usual = await askTurns('en', 'dcf AAPL');
    const [, value = ''] = /: ([\d.]+) USD a share/.exec(usual.text) ?? [];
    const changed = await askTurns('en', 'what would apple be worth if growth slows to 3%');
    expect(changed.plan).toMatchObject({ figures: ['share-value'], growth: 3 });
    expect(changed.text).toContain('grows by 3.0% in the first year');
    expect(changed.text).toContain(`it would be ${value} USD.`);
    const [, less = ''] = /: ([\d.]+) USD a share/.exec(changed.text) ?? [];
    expect(Number(less)).toBeLessThan(Number(value));
  });

  it('keeps the rate of the turn before, and leads with the growth a price assumes', async () => {
    const turns = ['apple dcf', '%8 iskontoyla', 'büyüme %4 olursa'] as const;
    expect((await askTurns('tr', ...turns)).plan).toMatchObject({ discountRate: 8, growth: 4 });
    const reversed = await askTurns('en', 'what growth is priced into microsoft');
    expect(reversed.first).toMatch(/^The last close of .* assumes, at the same rate, growth of/);
  });
});

it('tells where a figure is from, and how far a forecast can be trusted, where asked after it', async () => {
  const source = await askTurns('tr', 'apple cirosu', 'bu rakam hangi rapordan geliyor');
  expect(source.first).toContain("SEC'e yapılan bildirimlerdeki rakamlardır");
  const trust = await askTurns('en', 'apple forecast 5 years', 'how reliable are these forecasts');
  expect(trust.first).toContain('Bands of 5 years can be held against filings');
});

it('multiplies the three factors of DuPont to the return on equity', async () => {
  const { text } = await askTurns('en', 'dupont of apple');
  const factors = [...text.matchAll(/(?<=margin of |revenue of |assets of )[\d.]+/g)].map(Number);
  const [margin = 0, turnover = 0, leverage = 0] = factors;
  const [, whole = ''] = /: ([\d.]+)%, the product/.exec(text) ?? [];
  expect(Math.abs(margin * turnover * leverage - Number(whole)) / Number(whole)).toBeLessThan(0.01);
});

describe('figures of other periods than the last twelve months', () => {
  // As reported for these quarters and years.
  it.each([
    ['en', 'google q2 2024 net income', 'the quarter to 30 June 2024: 23,619 million USD.'],
    ['tr', 'apple 2024 3. çeyrek net karı', '29 Haziran 2024 tarihinde biten çeyrek: 21.448'],
    ['en', 'apple revenue since 2015', 'Year to 26 September 2015: 233,715 million USD.'],
    ['tr', 'apple 2015 geliri', '26 Eylül 2015 tarihinde biten yıl: 233.715 milyon USD'],
    ['en', 'apple roe by quarter', 'Only amounts of a period are given by quarter here'],
  ] as const)('%s "%s"', async (language, message, told) => {
    expect((await askTurns(language, message)).text).toContain(told);
  });
});

describe('several figures at once', () => {
  it.each([
    [
      'en',
      'is apple profitable and does it pay a dividend',
      /^Yes\. Net income of Apple.* Yes\. Dividends paid of Apple/,
    ],
    [
      'tr',
      'apple kâr ediyor mu, temettü veriyor mu',
      /^Evet\. Net kâr \(Apple.* Evet\. Ödenen temettüler \(Apple/,
    ],
  ] as const)('%s: %s, each has its yes or no', async (language, message, expected) => {
    expect((await askTurns(language, message)).text).toMatch(expected);
  });

  // By their annual reports Apple sells more, and Microsoft earns more.
  it.each([
    [
      'en',
      'compare apple and microsoft: revenue and net income',
      /^Revenue: Apple Inc\. is higher .* Net income: Microsoft Corporation is higher/,
    ],
    [
      'tr',
      'apple ile microsoft gelir ve net kâr karşılaştır',
      /^Hasılat: daha yüksek olan Apple Inc\..* Net kâr: daha yüksek olan Microsoft/,
    ],
  ] as const)('%s: %s, by which has more first', async (language, message, expected) => {
    expect((await askTurns(language, message)).text).toMatch(expected);
  });

  it('whether a company is profitable is a question for its net income', async () => {
    expect((await askTurns('en', 'is apple profitable')).plan).toMatchObject({
      figures: ['net-income'],
    });
    expect((await askTurns('en', 'how profitable is apple')).plan).toMatchObject({
      figures: ['net-margin'],
    });
  });
});
