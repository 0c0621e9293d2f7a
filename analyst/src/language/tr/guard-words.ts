import type { GuardWords } from '../guard-words.ts';

const numbers =
  'bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin|milyon|milyar';
const things =
  'mum|bosluk|blok|puan|seviye|kez|kere|kat|dolar|lira|euro|dakika|saat|gun|hafta|ay|yil|atr|bin|milyon|milyar|yuz|emir blogu|adil deger boslugu';

export const guard: GuardWords = {
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
  places: 'uzerinde|altinda|yukarida|asagida',
  turns: 'oysa|ama|fakat|ancak|yine de|ise|karsin|ragmen',
};
