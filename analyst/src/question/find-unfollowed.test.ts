import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

describe('words that an answer does not follow', () => {
  it.each([
    ['en', 'apple or microsoft over 3 years excluding 2022', ['excluding 2022']],
    ['en', 'return of gold over 5 years adjusted for inflation', ['adjusted for inflation']],
    ['en', 'what is the second biggest drop of gold since 2010', ['second biggest']],
    ['en', 'highest close of BTC in 2024', ['Highest close']],
    ['en', 'share of days nvidia is up when it opened lower', ['when it opened lower']],
    ['en', 'price of apple when btc hit its all time high', ['when hit its all time high']],
    ['en', 'how far did bitcoin drop from its top in 2021 to the low in 2022', ['in 2022']],
    ['en', 'support of BTC that was tested at least twice', ['at least twice']],
    ['tr', 'bitcoin 2021 tepesinden 2022 dibine ne kadar düştü', ['2022']],
    ['tr', '2022 hariç son 3 yılda apple mı microsoft mu kazandırdı', ['2022 hariç']],
    ['tr', "altının 2010'dan beri ikinci en büyük düşüşü", ['ikinci en büyük']],
    ['tr', "altının 2025'teki en yüksek kapanışı", ['en yüksek kapanışı']],
    ['tr', 'nvidia düşük açıldığı günlerin yüzde kaçında yükselmiş', ['düşük açıldığı günlerin']],
    ['tr', 'btc rekor kırdığında apple kaç dolardı', ['rekor kırdığında']],
  ] as const)('are named: %s: %s', (language, message, words) => {
    const { residue = [] } = readTurns([message], language);
    expect(residue.map((one) => one.toLowerCase())).toEqual(words.map((one) => one.toLowerCase()));
  });

  it.each([
    ['en', 'return of gold over 5 years'],
    ['en', 'cagr of coca cola ten years without dividends'],
    ['en', 'the second resistance of BTC above price'],
    ['en', 'did BTC close higher in 2024'],
    ['en', 'gap between the open and the close of nvidia'],
    ['tr', 'altının 5 yıllık getirisi'],
    ['tr', 'BTC en yüksek fiyat 2024'],
    ['tr', 'nvidia açılış boşlukları'],
  ] as const)('are none where all is followed: %s: %s', (language, message) => {
    expect(readTurns([message], language).residue).toBeUndefined();
  });

  it.each([
    ['en', 'any unfilled dragon gaps on eth 1h', 'dragon'],
    ['en', 'show me the open purple gaps of btc', 'purple'],
    ['tr', 'btc grafiğinde kaplumbağa formasyonu var mı', 'kaplumbağa'],
    ['tr', 'altında mor boşluklar var mı', 'mor'],
  ] as const)('say which structure is meant: %s: %s', (language, message, word) => {
    expect(readTurns([message], language).residue).toEqual([word]);
  });

  it.each([
    ['en', ['are btc and eth moving together', 'more than last year?'], 'more than last year'],
    [
      'tr',
      ['btc ile eth birlikte mi hareket ediyor', 'geçen yıldan çok mu'],
      'geçen yıldan çok mu',
    ],
  ] as const)('compare with another time: %s: %s', (language, turns, words) => {
    expect(readTurns(turns, language).residue).toEqual([words]);
  });
});
