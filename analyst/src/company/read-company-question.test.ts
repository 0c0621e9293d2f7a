import { instrumentCatalogue } from '@vela/market-data';
import type { AnalysisRequest, Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 21, 18);

/** The request of the last of some turns. */
function readTurns(language: Language, ...turns: readonly string[]): AnalysisRequest {
  let context: ConversationContext = {};
  let read: AnalysisRequest | undefined;
  for (const message of turns) {
    const question = { message, language, chosen: {}, context, now };
    const request = parseQuestion(question, instrumentCatalogue);
    const { plan, symbol, interval } = request;
    context = {
      ...(symbol === undefined ? {} : { symbol }),
      interval,
      lastUnderstanding: { intent: plan.intent, request },
    };
    read = request;
  }
  if (read === undefined) throw new Error('no turn');
  return read;
}

describe('a figure of a company in everyday words', () => {
  it.each([
    [
      'en',
      'how much cash is left over at Apple after it pays for all its investments',
      'AAPL',
      'free-cash-flow',
    ],
    ['en', "what growth is baked into nvidia's price at the moment", 'NVDA', 'share-value'],
    ['en', 'what is Coca-Cola really worth per share?', 'KO', 'share-value'],
    [
      'en',
      'am i overpaying for apple at todays price, what would it need to grow to justify it',
      'AAPL',
      'share-value',
    ],
    ['en', 'Is KO cheap on earnings?', 'KO', 'price-to-earnings'],
    ['en', 'exxon total sales', 'XOM', 'revenue'],
    ['en', 'how much money did microsoft make in 2023?', 'MSFT', 'net-income'],
    ['en', 'What is Apple worth on the stock market right now', 'AAPL', 'market-value'],
    ['en', 'is coca-cola deep in debt?', 'KO', 'debt'],
    ['en', 'is apple cooking the books?', 'AAPL', 'beneish'],
    ['en', 'how close is IBM to bankruptcy', 'IBM', 'altman'],
    ['en', 'can apple pay its bills over the next twelve months?', 'AAPL', 'current-ratio'],
    [
      'en',
      'cash conversion of MSFT, i.e. how much of the profit turns into cash',
      'MSFT',
      'cash-conversion',
    ],
    ['en', 'return on invested capital Alphabet', 'GOOGL', 'return-on-capital'],
    ['en', 'D/E xom 2020', 'XOM', 'debt-to-equity'],
    ['en', 'pillar #1 nvda', 'NVDA', 'price-to-earnings'],
    ['en', 'IBM pillar six', 'IBM', 'revenue-growth'],
    ['tr', 'Apple cari oran', 'AAPL', 'current-ratio'],
    ['tr', 'JPM net marj 2021', 'JPM', 'net-margin'],
    ['tr', 'ibm nakit donusum orani', 'IBM', 'cash-conversion'],
    ['tr', 'johnson & johnson tahakkuk orani', 'JNJ', 'accruals'],
    ['tr', 'Şu an Microsoft’un piyasa değeri kaç para', 'MSFT', 'market-value'],
    ['tr', 'IBM bilançosunda kırmızı bayrak var mı?', 'IBM', 'quality'],
    ['tr', "JNJ'nin kârı nakde dönüşüyor mu", 'JNJ', 'cash-conversion'],
    ['tr', 'ibm rakiplerine gore ucuz mu', 'IBM', 'peers'],
    ['tr', 'IBM besinci sutun', 'IBM', 'income-growth'],
    ['tr', "Exxon'un özkaynağı", 'XOM', 'equity'],
    ['tr', 'Apple özkaynağının kaç katı borcu var', 'AAPL', 'debt-to-equity'],
    ['tr', "KO'nun kârı faizin kaç katı", 'KO', 'interest-cover'],
    ['tr', 'Apple faaliyet kârının satışlara oranı', 'AAPL', 'operating-margin'],
    ['tr', "Apple'ın kârı beş yıl öncesine göre ne kadar arttı?", 'AAPL', 'income-growth'],
    ['tr', 'coca cola yıllık kârı kaç milyar', 'KO', 'net-income'],
    ['tr', "Amazon'un elinde ne kadar nakit var", 'AMZN', 'cash'],
    ['tr', "ibm favök'ünün kaç katı", 'IBM', 'enterprise-multiple'],
    ['tr', 'Microsoft borsa değeri', 'MSFT', 'market-value'],
  ] as const)('%s "%s": %s, %s', (language, message, ...[symbol, figure]) => {
    const { plan, symbol: read } = readTurns(language, message);
    expect(plan).toMatchObject({ intent: 'company', figures: [figure] });
    expect(read).toBe(symbol);
    expect(plan.residue).toBeUndefined();
  });

  it('is no cry for help about the debt of a company, and one about the own debt', () => {
    expect(readTurns('en', 'is coca-cola deep in debt?').plan.intent).toBe('company');
    expect(readTurns('en', 'I lost everything and I am deep in debt').plan.intent).toBe('distress');
    expect(readTurns('en', 'my family is in deep debt because of me').plan.intent).toBe('distress');
  });

  it('leaves words of charts to charts', () => {
    expect(readTurns('en', 'fair value gaps of NVDA').plan.intent).toBe('gaps');
    expect(readTurns('tr', 'tesla yüzde 15 düşse hangi seviyeye gelir').plan.intent).toBe(
      'measure',
    );
    expect(readTurns('en', 'BTC snapshot of the chart').plan.intent).not.toBe('company');
  });
});

describe('a company with two share classes', () => {
  it('is its first class in a question about its accounts', () => {
    expect(readTurns('en', 'alphabet piotroski').symbol).toBe('GOOGL');
    expect(readTurns('tr', 'Google net kâr marjı yüzde kaçtır?').symbol).toBe('GOOGL');
    expect(readTurns('tr', 'Apple hisse sayısı', "google'da?")).toMatchObject({
      symbol: 'GOOGL',
      plan: { intent: 'company', figures: ['shares'] },
    });
  });

  it('is read beside others', () => {
    const { symbol, plan } = readTurns('tr', "Amazon, Google ve Meta'nın faaliyet marjları");
    expect([symbol, ...(plan.others ?? [])]).toEqual(['AMZN', 'GOOGL', 'META']);
  });

  it('is its first class where its chart is asked for, and the other one is offered', () => {
    const { symbol, plan } = readTurns('en', 'google weekly chart');
    expect([symbol, plan.candidates?.map((one) => one.symbol)]).toEqual(['GOOGL', ['GOOG']]);
  });
});

describe('a turn after a question about a company', () => {
  it.each([
    ['en', ['net margin of apple', 'gross?'], ['gross-margin']],
    ['en', ['coca-cola revenue', 'how fast has that been growing'], ['revenue-growth']],
    ['en', ['ibm revenue', 'does it owe a lot?'], ['debt']],
    ['en', ['ibm debt', 'can it afford the interest?'], ['interest-cover']],
    ['en', ['P/E of KO', 'and on cash flow?'], ['price-to-cash-flow']],
    ['en', ['fcf of amazon', 'and as a share of sales?'], ['free-cash-flow-margin']],
    ['tr', ['Microsoft brüt marj', 'net'], ['net-margin']],
  ] as const)('%s %j asks for %j', (language, turns, figures) => {
    expect(readTurns(language, ...turns).plan).toMatchObject({ intent: 'company', figures });
  });

  it('puts another company beside the first', () => {
    expect(readTurns('tr', 'amazon serbest nakit akışı', 'msft ile karsilastir')).toMatchObject({
      symbol: 'AMZN',
      plan: { figures: ['free-cash-flow'], others: ['MSFT'] },
    });
  });
});

describe('terms of a question about a company', () => {
  it.each([
    ['en', ['JPM earnings FY2024'], { fiscalYear: 2024 }],
    ['en', ['ibm 8 pillars 2012'], { fiscalYear: 2012, figures: ['pillars'] }],
    ['en', ['MSFT forecast 5y'], { horizon: 5, figures: ['forecast'] }],
    ['en', ['ko dcf worst case 8%'], { figures: ['share-value'], discountRate: 8 }],
    ['en', ['Apple dcf', 'with 15% required return'], { discountRate: 15 }],
    ['en', ['dcf of amazon', 'make it 8'], { figures: ['share-value'], discountRate: 8 }],
    ['tr', ['JPM için %11 iskontoyla adil değer kaç dolar çıkıyor'], { discountRate: 11 }],
    ['tr', ['coca cola icin yuzde 7 iskonto ile hisse degeri'], { discountRate: 7 }],
    ['tr', ['AMZN içsel değer iyimser'], { figures: ['share-value'], scenario: 'optimistic' }],
  ] as const)('%s %j', (language, turns, expected) => {
    const { plan } = readTurns(language, ...turns);
    expect(plan).toMatchObject({ intent: 'company', ...expected });
    expect(plan.residue).toBeUndefined();
  });
});
