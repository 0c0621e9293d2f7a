import { languages, type Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows, type RealRow } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

const format = (value: number, language: Language, digits = 2): string =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
const formatPercent = (value: number, language: Language): string =>
  language === 'en'
    ? `${format(Math.abs(value), language)}%`
    : `%${format(Math.abs(value), language)}`;
const said = {
  en: { yes: 'Yes.', no: 'No.' },
  tr: { yes: 'Evet.', no: 'Hayır.' },
} as const;

/** The move from the last close before a day to the last close of the year, or of all. */
function calculateMove(rows: readonly RealRow[], from: string, year = ''): number {
  const before = rows.findLast(({ day }) => day < from)?.close ?? Number.NaN;
  const last = rows.findLast(({ day }) => day.startsWith(year))?.close ?? Number.NaN;
  return (last / before - 1) * 100;
}

describe.skipIf(!hasSharedData).each(languages)(
  'a question is answered in full (%s)',
  (language) => {
    const isEnglish = language === 'en';

    it('what was bought on a day is told from that day on', async () => {
      const move = calculateMove(readRealRows('BTCUSDT'), '2020-01-01');
      const message = isEnglish
        ? 'if i had bought btc on 1 january 2020 what would it be worth now in percent'
        : "1 ocak 2020'de bitcoin alsaydım şimdi yüzde kaç kazançta olurdum";
      const [first = ''] = await askReal(message, language);
      expect(first).toContain(formatPercent(move, language));
    });

    it('blocks that are not broken hold none that is', async () => {
      const message = isEnglish
        ? 'order blocks of ETH that are not broken'
        : 'ETH kırılmamış emir blokları';
      const texts = (await askReal(message, language)).join(' ');
      expect(texts).toContain(isEnglish ? 'order block' : 'emir bloğu');
      expect(texts).not.toMatch(
        isEnglish ? /breaker|failed| broken order/ : /kırıcı|kırılmış emir/,
      );
    });

    it.each([2021, 2022])('%s is called a bad year where price fell in it', async (year) => {
      const move = calculateMove(readRealRows('ETHUSDT'), `${year}-01-01`, String(year));
      const message = isEnglish
        ? `was ${year} a bad year for ethereum`
        : `${year} ethereum için kötü bir yıl mıydı`;
      const [first = ''] = await askReal(message, language);
      expect(first.startsWith(said[language][move < 0 ? 'yes' : 'no'])).toBe(true);
      expect(first).toContain(formatPercent(move, language));
    });

    it('runs of so many days are counted, in words and in digits', async () => {
      let [run, count] = [0, 0];
      readRealRows('BTCUSDT').forEach(({ close }, t, rows) => {
        run = t > 0 && close > (rows[t - 1]?.close ?? close) ? run + 1 : 0;
        count += run === 5 ? 1 : 0;
      });
      const messages = isEnglish
        ? [
            'five green days running in BTC, how many times',
            'how often did BTC rise 5 days in a row',
          ]
        : ['BTC kaç kez beş gün üst üste yükseldi', 'BTC ne sıklıkla 5 gün üst üste yükseldi'];
      for (const message of messages) {
        const texts = await askReal(message, language);
        expect(texts[0]).toContain(String(count));
        expect(texts.join(' ')).not.toMatch(/break of structure|breaks of structure|yapı kırılım/);
      }
    });

    it('a year that is named by its end is that year', async () => {
      const move = calculateMove(readRealRows('GC'), '2024-01-01', '2024');
      const message = isEnglish ? 'did gold close 2024 higher' : "altın 2024'ü artıda mı kapattı";
      const [first = ''] = await askReal(message, language);
      expect(first.startsWith(said[language][move > 0 ? 'yes' : 'no'])).toBe(true);
      expect(first).toContain(formatPercent(move, language));
    });

    it('all Fridays of a year are told by their average', async () => {
      const rows = readRealRows('SPX');
      const moves = rows.flatMap(({ day, close }, t) => {
        const isAsked = day.startsWith('2025') && new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
        return isAsked ? [(close / (rows[t - 1]?.close ?? Number.NaN) - 1) * 100] : [];
      });
      const mean = moves.reduce((a, b) => a + b, 0) / moves.length;
      const message = isEnglish
        ? 'what did the s&p do on fridays last year'
        : 's&p geçen yıl cuma günleri ne yaptı';
      const [first = ''] = await askReal(message, language);
      expect(first).toContain(formatPercent(mean, language));
    });

    it('a month that is best of all is told once', async () => {
      const message = isEnglish ? 'does bitcoin do well in October' : 'bitcoin ekimde nasıl';
      const texts = await askReal(message, language);
      const name = isEnglish ? /October/ : /[Ee]kim/;
      expect(texts.slice(0, 2).filter((text) => name.test(text))).toHaveLength(1);
    });

    it('has no yes or no where no candles came', async () => {
      const message = isEnglish
        ? 'did netflix gap up in january'
        : 'netflix ocakta boşlukla mı açıldı';
      const [first = ''] = await askReal(message, language);
      expect(first).not.toMatch(/^(?:Yes|No|Evet|Hayır)\./);
    });

    it('falls of so much in one day are counted over all days', async () => {
      const falls = readRealRows('SPX').filter(
        ({ close }, t, rows) => close / (rows[t - 1]?.close ?? close) - 1 < -0.05,
      );
      const messages = isEnglish
        ? ['has the s&p ever fallen 5% in one day', 'how often did the s&p drop 5% in a day']
        : ['s&p hiç bir günde yüzde 5 düştü mü'];
      const [first = ''] = await askReal(messages[0] ?? '', language);
      expect(first.startsWith(said[language].yes)).toBe(true);
      for (const message of messages) {
        const [told = ''] = await askReal(message, language);
        expect(told).toContain(String(falls.length));
      }
    });

    it('money put in a past year is told up to today', async () => {
      const move = calculateMove(readRealRows('AAPL'), '2015-01-01');
      const message = isEnglish
        ? 'how much would 1000 dollars in apple in 2015 be today'
        : "2015'te apple'a 1000 dolar yatırsam bugün kaç para olurdu";
      const texts = await askReal(message, language);
      expect(texts.join(' ')).toContain(formatPercent(move, language));
    });

    it('an instrument without candles is said to be left out of a comparison', async () => {
      const message = isEnglish
        ? 'which performed best in 2025: gold, silver or bitcoin'
        : "2025'te en çok hangisi kazandırdı altın gümüş bitcoin";
      const texts = await askReal(message, language);
      expect(texts[1]).toContain('XAGUSD');
    });

    it('an indicator has its yes or no', async () => {
      const messages = isEnglish
        ? ['is the macd of tesla above its signal', 'is bitcoin overbought on the weekly']
        : ['tesla günlük macd sinyalin üstünde mi', 'bitcoin haftalıkta aşırı alımda mı'];
      for (const message of messages) {
        const [first = ''] = await askReal(message, language);
        const isBelow = first.includes(isEnglish ? 'below' : 'altında');
        expect(first.startsWith(said[language][isBelow ? 'no' : 'yes'])).toBe(true);
      }
    });

    it('a volume of yesterday is compared with the days before', async () => {
      const rows = readRealRows('AAPL');
      const message = isEnglish
        ? 'volume of apple yesterday compared with normal'
        : "apple'ın dünkü hacmi normale göre nasıl";
      const [first = ''] = await askReal(message, language);
      const day = isEnglish ? 'the day of' : `${rows.at(-1)?.day.slice(8)} Mart 2026 günü`;
      expect(first).not.toContain(day);
    });
  },
);
