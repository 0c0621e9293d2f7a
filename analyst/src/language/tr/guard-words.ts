import type { GuardWords } from '../guard-words.ts';

const numbers =
  'bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin|milyon|milyar';
const things =
  'mum|bosluk|blok|puan|seviye|kez|kere|kat|dolar|lira|euro|dakika|saat|gun|hafta|ay|yil|atr|bin|milyon|milyar|yuz|emir blogu|adil deger boslugu';

export const guard: GuardWords = {
  fieldTerms: [
    '(?:asiri )(?:alim|satim)',
    '(?:alis|satis|alim|satim)[- ](?:tarafi|baskisi|hacmi|emirleri|emri|likiditesi|emir)',
    'al[- ]?\\/?(?:ya da |veya )?sat (?:sinyali vermez|sinyalleri vermez|sinyali degildir)',
    'yatirim tavsiyesi (?:degildir|degil|vermez|icermez)',
    '(?:tavsiyesi|tavsiye|onerisi|sinyali) (?:degildir|degil|icermez|vermez)',
    'pump[- ]and[- ]dump',
    '(?:pay|hisse) geri alim\\w*',
  ],
  advice: [
    'al|sat|satin(?:iz)?|alin(?:iz)?|alim(?:lar|i|a|da)?|satim(?:lar|i|a|da)?|alis|satis|alalim|satalim',
    'hedef(?:i|ler|leri|iniz|imiz|ledi|liyor)?',
    '(?:al|sat|bekle|gir|cik|tut|ekle|ac|kapat|izle|dusun|tercih et)m[ae]li(?:sin|siniz|yiz|dir|yim)?',
    '(?:almak|satmak|girmek|cikmak|beklemek|alim yapmak|pozisyon acmak) (?:icin |en )?(?:mantikli|uygun|iyi|dogru|akillica|gerek)',
    'oner(?:irim|iyoruz|iyorum|iriz|ilir|im)|tavsiye ed\\w+|tavsiyem(?:iz)?|tavsiyesi|tavsiye',
    '(?:islem|pozisyon|long|short) (?:acin?|kapatin?|alin?)|elde tut(?:un)?|bekleyin|kar al(?:in)?|stop koy(?:un)?|ekleme yap(?:in)?|satin al\\w*',
    '(?:giris|alim|satim) (?:firsati|sinyali|zamani|noktasi)|firsat(?:i|tir)?',
  ],
  certainty: [
    'kesinlikle|mutlaka|garanti(?:li|dir)?|suphesiz|risksiz',
    '(?:yuksel|dus|art|azal|geril|gec|kir|ulas|gor|cik|in|ol|don|kopar|sur)\\w*(?:ecek|acak)(?:tir|lar|ler)?(?=\\s*[.!;,]|$)',
  ],
  spelledNumbers: [`(?:(?:${numbers}) ?)+ (?:${things})`, `yuzde (?:${numbers})`],
  definitions: 'uc mum(?:luk|dan|un)?|ard arda uc mum',
  // "Bir mum" is "a candle" as often as "one candle".
  articles: 'bir (?:mum|bosluk|blok|seviye|gun|hafta|ay|yil|emir blogu|adil deger boslugu)',
  number: /^(?<sign>-)?(?<percent>%)?(?<whole>\d{1,3}(?:\.\d{3})*|\d+)(?:,(?<part>\d+))?$/,
  months: [
    'Ocak',
    'Şubat',
    'Mart',
    'Nisan',
    'Mayıs',
    'Haziran',
    'Temmuz',
    'Ağustos',
    'Eylül',
    'Ekim',
    'Kasım',
    'Aralık',
  ],
  up: 'yukseldi|yukselmis|artti|artis|kazandi|cikti|uzerinde',
  down: 'geriledi|gerilemis|dustu|azaldi|dusus|kaybetti|indi|altinda',
};
