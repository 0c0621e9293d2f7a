import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';
import { findMention } from './find-mention.ts';

const now = Date.UTC(2026, 10, 21, 18);
const list = (text: string) => findMention(text, instrumentCatalogue).symbols;
const read = (message: string, language: 'en' | 'tr') =>
  parseQuestion({ message, language, chosen: {}, context: {}, now }, instrumentCatalogue);

describe('names among the words around them', () => {
  it.each([
    ['rsi en son ne zaman 30 altına indi avax', ['AVAXUSDT']],
    ['95000 altına kapatırsa ne olur', []],
    ['ortalamanın altında mı', []],
    ['altında trend nasıl', ['XAUUSD']],
    ['en yakını kaç dolar aşağıda', []],
    ['amazon ile google hangisi daha oynak', ['AMZN', 'GOOGL']],
    ['the euro against the dollar', ['EURUSD']],
    ['how far has the lira dropped against the dollar', ['USDTRY']],
    ['yen bu yıl dolara karşı ne yaptı', ['USDJPY']],
    ['euro mu sterlin mi dolara karşı güçlü', ['EURUSD', 'GBPUSD']],
    ['bir euro kaç tl', ['EURTRY']],
    ['150 yen when', ['USDJPY']],
    ['14 mart 2020 dolar', ['USDTRY']],
    ['silver in dollars', ['XAGUSD']],
    ['any link between silver and copper', ['XAGUSD', 'HG']],
    ['link drawdown', ['LINKUSDT']],
    ['dolar mı euro mu bu yıl', ['USDTRY', 'EURTRY']],
    ['nasdaq trendi', ['NDX']],
    ['dolar endeksi', ['DXY']],
    ['gümüş 45 dolara ne kadar uzak', ['XAGUSD']],
    ['is gold still under 4000 dollars', ['XAUUSD']],
    ['dolar mı artmış altın mı', ['USDTRY', 'XAUUSD']],
    ['altın haç ne zaman oldu dax', ['DAX']],
    ['sol avax ada hangisi zirveden en çok düşmüş', ['SOLUSDT', 'AVAXUSDT', 'ADAUSDT']],
    ['what share of this year has sol spent under 150', ['SOLUSDT']],
    ['coke or j&j', ['KO', 'JNJ']],
    ['when was the last time ada was at 1 dollar', ['ADAUSDT']],
    ['brent değil wti için son üç ay', ['CL']],
    ['petrol hissesi mi, exxon', ['XOM']],
    ['en son ne zaman altına sarktı', []],
    ['bakırın altına oranı', ['HG', 'XAUUSD']],
    ['how bad is link bleeding from top', ['LINKUSDT']],
    ['linkte en son büyük pump kaç yüzdeydi', ['LINKUSDT']],
    ['the link does not work', []],
    ['bu link çalışmıyor', []],
    ['petrol hisseleri değil, exxon', ['XOM']],
  ] as const)('"%s" names %j', (text, symbols) => {
    expect(list(text)).toEqual(symbols);
  });

  it.each([
    ['toyota daily', 'en', 'toyota'],
    ['toyota günlük', 'tr', 'toyota'],
  ] as const)('"%s" names what is unknown, beside its interval', (message, language, name) => {
    const question = { message, language, chosen: {}, context: { symbol: 'BTCUSDT' }, now };
    const { plan } = parseQuestion(question, instrumentCatalogue);
    expect(plan).toMatchObject({ intent: 'unknown-symbol', unread: { name } });
  });

  it('reads a name and an interval without a space', () => {
    expect(read('patterns on btc4h', 'en')).toMatchObject({ symbol: 'BTCUSDT', interval: '4h' });
  });
});

describe('a time since a date', () => {
  const march = Date.UTC(2026, 2, 3);
  it.each([
    ['gold was strong on 3 march, what has it done since then', 'en'],
    ['altını 3 mart 2026 günü aldım, o günden beri yüzde kaç değişti', 'tr'],
  ] as const)('"%s" goes from it up to now', (message, language) => {
    const { plan } = read(message, language);
    expect(plan.period).toEqual({ kind: 'range', from: march });
    expect(plan.measures?.[0]?.id).toBe('change');
  });

  it('in a chart of the lira the dollar is that pair', () => {
    const question = {
      message: 'how much did the dollar gain this year',
      language: 'en' as const,
      chosen: {},
      context: { symbol: 'USDTRY', interval: '1d' as const },
      now,
    };
    expect(parseQuestion(question, instrumentCatalogue).symbol).toBe('USDTRY');
  });
});

describe('typed prices', () => {
  it.each([
    ['what would a daily close above 1.175 change on eurusd', 'en', 1.175],
    ['eurusd 1,142 üzerinde kapatırsa ne kırılır', 'tr', 1.142],
    ['what does btc break if it closes above 65.000', 'en', 65_000],
    ['what does btc break if it closes above 96 200', 'en', 96_200],
    ['eth 2.850 üstünde kapatırsa ne kırılır', 'tr', 2850],
  ] as const)('"%s" has the decimal point of its language', (message, language, price) => {
    expect(read(message, language).plan.measures).toMatchObject([{ price }]);
  });
});
