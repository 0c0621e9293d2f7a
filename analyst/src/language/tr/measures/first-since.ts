import {
  createFirstSinceAnswers,
  type firstSinceSentences as english,
  type FirstSinceShape,
} from '../../en/measures/first-since.ts';
import type { Words } from '../../words.ts';

const price = "(?<!rsi )(?<!rsi'nin )(?<!rsi'si )#\\S*";
const once = '(?:kez|kere|defa|olarak)';
const asked = '(?:ne zaman\\w*|ne vakit\\w*|hangi (?:gun|tarih|mum|hafta|ay)\\S*)';
const mark =
  '(?:boga|ayi|yukselis|dusus|yonlu|yukari|asagi|bullish|bearish|ic|salinim|ana|kucuk|buyuk|net|yeni|olcekli|olcegindeki|piyasa|mum)';
const event =
  "(?:bos'?(?:lar\\w*|u|un)?|choch'?\\w*|mss'?\\w*|(?:yapi |yapisal )?kirilim\\w*|karakter degisim\\w*|yapi(?:si)? degisim\\w*|displacement\\w*|itki mum\\w*|(?:likidite |likidte )?(?:supurme|sweep)\\w*|uyumsuzlu[kg]\\w*|formasyon\\w*|doji\\w*|cekic\\w*|yutan\\w*|harami\\w*|marubozu\\w*)";
const edge =
  '(?:(?:\\S+ ){0,2}(?:tepe|dip|dib|zirve|ath|rekor)\\S*(?: \\S+)? (?:sonra\\w*|beri|itibaren|bu yana|ardindan))';

/** Phrases that ask for the first close or the first event of a period. */
export const firstSinceQuestions: Words = [
  `${price}(?: \\S+){0,3} ilk (?:${once} )?(?:${asked}|kapan\\S+|kapat\\S+|gun\\S*|mum\\S*|in\\S+|cik\\S+|gec\\S+|as\\S+|gor\\S+|ulas\\S+|kir\\S+)(?: \\S+){0,4}`,
  `(?:${asked} )?ilk (?:${once}|${asked}|kapan\\S+|gun|mum)(?: \\S+){0,4}? ${price}(?: \\S+){0,4}`,
  `${price}(?: \\S+){0,2} ilk (?:${once})(?: \\S+){0,4}`,
  `(?:${edge} )?(?:(?:gelen|olusan|olan|yasanan) )?ilk (?:${mark} )*${event}(?: (?:${asked}|hangisi\\w*|nerede\\w*|geldi|oldu|olustu|olusmus|dogrulandi|gorulmus|tarihi\\w*|gun\\w*|soyle|goster|neydi)){0,4}`,
];

const id = 'measure.first-since';
const starts = {
  'first-since': 'bu dönemde ({$period})',
  'first-since.high': `{${id}.start-time} tarihli tepeden ({${id}.start-high}) sonra`,
  'first-since.low': `{${id}.start-time} tarihli dipten ({${id}.start-low}) sonra`,
} as const;

const when = `ilk kez {${id}.first-time} tarihinde, {${id}.ago} mum önce`;
const lastCandle = `ilk kez son mumda ({${id}.first-time})`;
const firstEvent = (name: string): string =>
  `{$symbol} için ::where:: ilk ${name} {${id}.first-time} tarihinde, {${id}.ago} mum önce, {${id}.first-close} kapanışıyla doğrulandı.`;
const noEvent = (name: string): string =>
  `{$symbol} için ::where:: ${name} doğrulanmadı; son kapanış {${id}.close}.`;

const direct: Readonly<Record<FirstSinceShape, string>> = {
  above: `{$symbol} ::where:: {${id}.price~in} üstünde ${when} kapandı: {${id}.first-close}.`,
  below: `{$symbol} ::where:: {${id}.price~in} altında ${when} kapandı: {${id}.first-close}.`,
  held: `{$symbol} ::where:: {${id}.price} fiyatını ${when} gördü; o mum {${id}.first-close~den} kapandı.`,
  'above.now': `{$symbol} ::where:: {${id}.price~in} üstünde ${lastCandle} kapandı: {${id}.first-close}.`,
  'below.now': `{$symbol} ::where:: {${id}.price~in} altında ${lastCandle} kapandı: {${id}.first-close}.`,
  'held.now': `{$symbol} ::where:: {${id}.price} fiyatını ${lastCandle} gördü; o mum {${id}.first-close~den} kapandı.`,
  'above.none': `{$symbol} ::where:: {${id}.price~in} üstünde hiç kapanmadı; en yüksek {${id}.high} oldu ({${id}.high-time}).`,
  'below.none': `{$symbol} ::where:: {${id}.price~in} altında hiç kapanmadı; en düşük {${id}.low} oldu ({${id}.low-time}).`,
  'held.none': `{$symbol} için ::where:: hiçbir mum {${id}.price} fiyatını içermiyor; fiyat {${id}.low} ile {${id}.high} arasında kaldı.`,
  event: firstEvent(`{${id}.kind} ({${id}.direction})`),
  'event.plain': firstEvent(`{${id}.kind}`),
  'event.none.kind.directed': noEvent(`{${id}.asked-kind} ({${id}.asked})`),
  'event.none.kind': noEvent(`{${id}.asked-kind}`),
  'event.none.directed': noEvent(`böyle bir olay ({${id}.asked})`),
  'event.none': noEvent('böyle bir olay'),
};

const counted = (side: string): string =>
  `O mumdan bu yana {${id}.checked} mumun {${id}.count} tanesi bu fiyatın ${side} kapandı`;
const still = `son kapanış ({${id}.close}) hâlâ orada: {${id}.run-from} tarihinden beri art arda {${id}.run} mum o yanda kapandı.`;

/** Sentences about the first close beyond a price, or the first event, of a period. */
export const firstSinceSentences: Readonly<Record<keyof typeof english, string>> = {
  ...createFirstSinceAnswers(direct, starts),
  'first-since.nothing-since': `{$symbol} için {${id}.start-time} tarihli tepe ya da dip son mumda; ondan sonra kapanmış mum yok.`,
  'first-since.already': `Ondan önceki son kapanış ({${id}.before}) da zaten o taraftaydı.`,
  'first-since.count.above.still': `${counted('üstünde')}; ${still}`,
  'first-since.count.below.still': `${counted('altında')}; ${still}`,
  'first-since.count.above.back': `${counted('üstünde')}; son kapanış ({${id}.close}) yeniden bu fiyatın altında.`,
  'first-since.count.below.back': `${counted('altında')}; son kapanış ({${id}.close}) yeniden bu fiyatın üstünde.`,
  'first-since.count.above.exact': `${counted('üstünde')}; son kapanış tam bu fiyatta: {${id}.close}.`,
  'first-since.count.below.exact': `${counted('altında')}; son kapanış tam bu fiyatta: {${id}.close}.`,
  'first-since.count.held': `O mumdan bu yana {${id}.checked} mumun {${id}.count} tanesi bu fiyatı içeriyor; son kapanış {${id}.close}.`,
  'first-since.count.events': `Onunla birlikte son kapanışa ({${id}.close}) kadar böyle {${id}.count} olay doğrulandı.`,
  'first-since.level.scale': `Seviyesi {${id}.level}; ölçeği: {${id}.scale}.`,
  'first-since.level': `Seviyesi {${id}.level}.`,
  'first-since.scale': `Ölçeği: {${id}.scale}.`,
  'first-since.label': `Türü: {${id}.label}.`,
  'first-since.rose': `O kapanıştan bu yana fiyat {${id}.since.change-percent:abs} yükseldi.`,
  'first-since.fell': `O kapanıştan bu yana fiyat {${id}.since.change-percent:abs} düştü.`,
};
