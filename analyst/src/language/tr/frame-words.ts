import type { FrameWords } from '../frame-words.ts';
import { periods } from './periods.ts';

export const frames: FrameWords = {
  dimensions: {
    subject: {
      close: 'kapan\\w*|fiyat\\w*|islem gor\\w*',
      gap: 'bosluk\\w*|boslug\\w*',
      block: 'blok\\w*|blog\\w*',
      resistance: 'direnc\\w*|dirence\\w*',
      support: 'destek\\w*|desteg\\w*',
      point: 'tepe\\w*|dip\\w*|dib\\w*|zirve\\w*',
      event: 'kir\\w+|karakter degisi\\w*|karakteri?|dondu|olay\\w*|donus\\w*|degisti',
      average: 'ema|ortalama\\w*',
      rsi: 'rsi\\w*|goreceli guc\\w*',
      atr: 'atr\\w*|oynaklik\\w*|oynakligi\\w*|ortalama (?:bir )?mum\\w*|tipik (?:bir )?mum\\w*',
      adx: 'adx\\w*|egilim gucu\\w*|trend gucu\\w*',
      regime: 'yatay\\w*|rejim\\w*',
      control: 'kontrol nokta\\w*|en cok islem gor\\w*',
      area: 'deger alan\\w*|hacm\\w*|hacim\\w*',
      window:
        'grafik(?![a-z])|ilk mum\\w*|pencere\\w*|gosterilen\\w*|gorunen\\w*|grafi\\w+ (?:basla\\w*|boyunca|tamam\\w*)|donem\\w*|incelenen|bu yana|beri|\\d+ (?:gunluk )?mum(?:da|luk\\w*)',
      recent: 'son (?:\\d+|yirmi) mum(?! once)\\w*|son mumlar\\w*|yakin donem\\w*',
      last: 'son (?:\\w+ )?mum(?!lar)\\w*|son gun\\w*',
      range: 'aralig\\w*|aralik\\w*',
      week: '(?:gecen|onceki) hafta\\w*',
      month: '(?:gecen|onceki) ay(?:in|a|da|ki)?',
      timeframes: 'zaman (?:dilim|aralig|aralik)\\w*|grafikler\\w*',
    },
    place: {
      above: 'ust\\w*|yukari\\w*',
      below: 'alt(?:ta\\w*|inda\\w*|tan|indan)?|asagi\\w*',
      inside: 'icinde\\w*|icerisinde',
    },
    pole: {
      high: 'tepe\\w*|en yukse\\w*|zirve\\w*',
      low: 'dip\\w*|dib\\w*|en dusu\\w*|taban\\w*',
    },
    scale: { swing: 'salinim\\w*|buyuk', internal: 'ic|kucuk\\w*' },
    edge: {
      top: 'ust (?:sinir|uc|kenar|ucu|kenari)\\w*|tepesi\\w*',
      bottom: 'alt (?:sinir|uc|kenar|ucu|kenari)\\w*|tabani\\w*',
      midpoint: 'orta\\w*',
    },
    length: {
      '20': '(?:ema ?\\(?)?20(?: (?:periyot|donem|gun|mum)\\w*|\\))?',
      '50': '(?:ema ?\\(?)?50(?: (?:periyot|donem|gun|mum)\\w*|\\))?',
      '200': '(?:ema ?\\(?)?200(?: (?:periyot|donem|gun|mum)\\w*|\\))?',
    },
    what: {
      fresh: 'taze\\w*|dokunulma\\w*',
      bullish: 'yukselis\\w*',
      bearish: 'dusus\\w*',
      rejections: 'geri cevir\\w*|geri donus\\w*|reddedil\\w*|kez',
      swings: 'salinim\\w*',
      width: 'genis\\w*',
      percentile: 'mumun\\w*|gecmis\\w*|yuzdelik\\w*',
    },
  },
  intervals: {
    '1mo': 'aylik\\w*',
    '1w': 'haftalik\\w*',
    '1d': 'gunluk\\w*',
    '4h': '4 saatlik\\w*|dort saatlik\\w*|4 saatlig\\w*',
    '1h': '1 saatlik\\w*|bir saatlik\\w*|(?<!4 |dort )saatlik\\w*',
    '15m': '15 dakikalik\\w*',
  },
  units: {
    candles: 'mum\\w*',
    ages: 'mum (?:once|oncesi|gecti|yas|geride)|mum(?:dur|luk)',
    parts: '(?!)',
    atr: 'atr\\w*',
    money: 'dolar\\w*|puan\\w*|usd',
    days: 'gun\\w*',
    times: 'kat\\w*|misli\\w*',
  },
  wholes: 'bu|her|su',
  counted: { levels: 'seviye\\w*', gaps: 'boslu\\w*', blocks: 'blo\\w*' },
  numbers: {
    small: { ...periods.ones, ...periods.tens },
    scales: { yuz: 100, bin: 1_000 },
    half: 'bucuk',
    halfPercent: 'yuzde yarim',
  },
  hedges: {
    below: 'neredeyse',
    above: '(?!)',
    about:
      'yaklasik|yaklasik olarak|asagi yukari|kabaca|takriben|yalnizca|sadece|yaklasik yalnizca',
    behind:
      '(?:.?[a-z]{1,4} )?(?:civarinda\\w*|kadar\\w*|yakin\\w*|cok yakin)|seviyes\\w+ (?:civarinda|yakininda)',
    plain: 'yaklaşık',
  },
};
