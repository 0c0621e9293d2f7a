import { describe, expect, it } from 'vitest';
import { readLast } from '../testing/read-turns.ts';

describe('a dialogue in English', () => {
  it.each([
    [['nvda worst drawdown', 'when was that'], 'NVDA drawdown'],
    [['nvda worst drawdown', 'how long did it last'], 'NVDA drawdown'],
    [['nvda worst drawdown', 'and for amd', 'who recovered faster'], 'AMD+NVDA compare-drawdown'],
    [['gold all time high', 'how far are we from it'], 'XAUUSD all-time-high'],
    [['gold all time high', 'when was it', 'and silver'], 'XAGUSD all-time-high'],
    [['eth rsi', 'and macd', 'is that high'], 'ETHUSDT indicator'],
    [['gold 200 day average', 'since when'], 'XAUUSD indicator-cross'],
    [['gold 200 day average', 'how far above'], 'XAUUSD moving-average-distance'],
    [['how volatile is eth', 'compared with btc'], 'ETHUSDT+BTCUSDT compare-volatility'],
    [['best month of spx', 'and the worst'], 'SPX best-month'],
    [['best month of spx', 'how about in 2020', 'what about gold'], 'XAUUSD best-month'],
    [['silver last price', 'a week ago'], 'XAGUSD price-at'],
    [['what was silver worth on 1 june', 'and today'], 'XAGUSD last-price'],
    [['did tesla fall more than nvidia in 2022', 'by how much'], 'TSLA+NVDA spread-of-returns'],
    [['btc vs eth this year', 'correlation?', 'add sol'], 'BTCUSDT+ETHUSDT+SOLUSDT correlation'],
    [['how correlated are btc and eth', 'and with gold'], 'BTCUSDT+XAUUSD correlation'],
    [['how correlated are btc and eth', 'and sol?'], 'BTCUSDT+SOLUSDT correlation'],
    [['beta of nvda to spx', 'and amd'], 'AMD+SPX beta'],
    [['beta of nvda to spx', 'against qqq instead'], 'NVDA+QQQ beta'],
    [['trend of apple', 'since when'], 'AAPL trend-age'],
    [['trend of apple', 'what would break it', 'why'], 'AAPL next-invalidation'],
    [['is apple bullish', 'why'], 'AAPL bias'],
    [['average daily range of eurusd', 'is that a lot?'], 'EURUSD volatility-rank'],
    [['average daily range of eurusd', 'is that a lot?', 'and usdjpy'], 'USDJPY average-range'],
    [
      ['average daily range of eurusd', 'what about usdjpy', 'which is larger'],
      'USDJPY+EURUSD compare-volatility',
    ],
    [['nvda vs tsla this year', 'what about volatility'], 'NVDA+TSLA compare-volatility'],
    [['when did macd of eth last cross', 'which direction'], 'ETHUSDT indicator-cross'],
    [
      ['when did macd of eth last cross', 'how much has price moved since'],
      'ETHUSDT indicator-cross',
    ],
    [
      ['how often did btc close above 60000 last week', 'when was the last time it did'],
      'BTCUSDT last-time-at',
    ],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'en')).toBe(expected);
  });

  it.each([
    [['open fvgs', 'only bullish'], 'TSLA zone-list'],
    [['open fvgs', 'which is biggest', 'when was it formed'], 'TSLA zone-state'],
    [['open fvgs', 'which is biggest', 'was it touched'], 'TSLA zone-state'],
    [['any order blocks below price', 'has it been tested', 'when'], 'TSLA zone-state'],
    [['closest order block', 'is it bullish'], 'TSLA zone-state'],
    [['how many order blocks', 'list them'], 'TSLA zone-list'],
  ] as const)('%j about a chart asks for %s', (turns, expected) => {
    expect(readLast(turns, 'en', ['TSLA', '1d'])).toBe(expected);
  });
});

describe('a dialogue in Turkish', () => {
  it.each([
    [['nvda zirveden en büyük düşüş', 'ne zaman oldu'], 'NVDA drawdown'],
    [
      ['nvda zirveden en büyük düşüş', 'peki amd', 'hangisi daha çabuk toparladı'],
      'AMD+NVDA compare-drawdown',
    ],
    [['eth rsi', 'ya macd', 'bu yüksek mi'], 'ETHUSDT indicator'],
    [['altının 200 günlük ortalaması', 'ne kadar üstünde'], 'XAUUSD moving-average-distance'],
    [['eth ne kadar oynak', "btc'ye göre"], 'ETHUSDT+BTCUSDT compare-volatility'],
    [['btc ile eth korelasyonu', 'altınla'], 'BTCUSDT+XAUUSD correlation'],
    [['spx en iyi ay', 'en kötüsü', 'altın için de'], 'XAUUSD best-month'],
    [['gümüş 1 haziranda kaç paraydı', 'ya bugün'], 'XAGUSD last-price'],
    [["tesla 2022'de nvidia'dan çok mu düştü", 'ne kadar farkla'], 'TSLA+NVDA spread-of-returns'],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'tr')).toBe(expected);
  });

  it.each([
    [['açık boşluklar', 'sadece boğa olanlar'], 'TSLA zone-list'],
    [['açık boşluklar', 'en büyüğü hangisi', 'ne zaman oluştu'], 'TSLA zone-state'],
    [['fiyatın altında emir bloğu var mı', 'test edildi mi', 'ne zaman'], 'TSLA zone-state'],
    [['en yakın emir bloğu', 'yükseliş yönlü mü'], 'TSLA zone-state'],
    [['kaç emir bloğu var', 'listele'], 'TSLA zone-list'],
  ] as const)('%j about a chart asks for %s', (turns, expected) => {
    expect(readLast(turns, 'tr', ['TSLA', '1d'])).toBe(expected);
  });
});
