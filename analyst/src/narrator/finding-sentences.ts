import type { Language } from '@vela/contracts';

/** Which of the last five changes a sentence tells: the number stands in the id of its facts. */
export const toldSteps = [1, 2, 3, 4, 5] as const;
type Step = (typeof toldSteps)[number];

export type FindingSentence =
  | 'finding.intro'
  | 'finding.zone'
  | 'finding.level'
  | 'finding.zone.named'
  | 'finding.level.named'
  | 'finding.width'
  | 'finding.times'
  | 'finding.times.same'
  | 'finding.untouched'
  | 'finding.changed'
  | `finding.step.${Step}`
  | 'finding.above'
  | 'finding.below'
  | 'finding.inside'
  | 'finding.missing'
  | 'finding.closing';

type Sentences = Readonly<Record<FindingSentence, string>>;

function stepSentences(template: string): Readonly<Record<`finding.step.${Step}`, string>> {
  const of = (step: Step): string => template.replaceAll('{step.', `{finding.step.${step}.`);
  return {
    'finding.step.1': of(1),
    'finding.step.2': of(2),
    'finding.step.3': of(3),
    'finding.step.4': of(4),
    'finding.step.5': of(5),
  };
}

const en: Sentences = {
  'finding.intro':
    'This is about one structure on the chart of {$symbol}, {$interval}, with data up to {close.time}.',
  'finding.zone':
    'Its kind: {finding.kind}, read as {finding.direction}, from {finding.bottom} to {finding.top}.',
  'finding.level': 'Its kind: {finding.kind}, read as {finding.direction}, at {finding.price}.',
  'finding.zone.named':
    'Its kind: {finding.kind} ({finding.label}), read as {finding.direction}, from {finding.bottom} to {finding.top}.',
  'finding.level.named':
    'Its kind: {finding.kind} ({finding.label}), read as {finding.direction}, at {finding.price}.',
  'finding.width': 'Its height is {finding.width-atr} times the ATR at that time.',
  'finding.times':
    'It lies on the candle of {finding.formed} and could first be known at the close of the candle of {finding.confirmed}, {finding.age#candle} ago.',
  'finding.times.same':
    'It formed with the candle of {finding.confirmed} and was known at its close, {finding.age#candle} ago.',
  'finding.untouched': 'Since then nothing has happened to it (changes: {finding.steps}).',
  'finding.changed': 'Since then its state changed; number of changes: {finding.steps}.',
  ...stepSentences(
    'With the candle of {step.time} its state became: {step.state}, at {step.price}.',
  ),
  'finding.above':
    'The last close, {close.last}, lies below it; the way to it is {finding.distance-percent}.',
  'finding.below':
    'The last close, {close.last}, lies above it; the way to it is {finding.distance-percent}.',
  'finding.inside': 'The last close, {close.last}, lies within it.',
  'finding.missing':
    'The structure you asked about is not in the series as it is now; perhaps its history was replaced by a longer one.',
  'finding.closing':
    'This tells what has happened to one structure; it says nothing certain about what comes next.',
};

const tr: Sentences = {
  'finding.intro':
    '{$symbol} {$interval} grafiğindeki tek bir yapı anlatılıyor; veriler {close.time} anına kadar.',
  'finding.zone':
    'Türü: {finding.kind}; okunuşu {finding.direction}; {finding.bottom} ile {finding.top} arasında.',
  'finding.level':
    'Türü: {finding.kind}; okunuşu {finding.direction}; {finding.price} seviyesinde.',
  'finding.zone.named':
    'Türü: {finding.kind} ({finding.label}); okunuşu {finding.direction}; {finding.bottom} ile {finding.top} arasında.',
  'finding.level.named':
    'Türü: {finding.kind} ({finding.label}); okunuşu {finding.direction}; {finding.price} seviyesinde.',
  'finding.width': 'Yüksekliği, o zamanki ATR’nin {finding.width-atr} katı.',
  'finding.times':
    '{finding.formed} mumunun üzerinde duruyor ve ilk kez {finding.confirmed} mumunun kapanışında, {finding.age} mum önce bilinebildi.',
  'finding.times.same':
    '{finding.confirmed} mumuyla oluştu ve onun kapanışında, {finding.age} mum önce bilindi.',
  'finding.untouched': 'O zamandan beri ona bir şey olmadı (değişim: {finding.steps}).',
  'finding.changed': 'O zamandan beri durumu değişti; değişim sayısı: {finding.steps}.',
  ...stepSentences('{step.time} mumuyla durumu şu oldu: {step.state}, {step.price} fiyatında.'),
  'finding.above':
    'Son kapanış olan {close.last} onun altında; arada {finding.distance-percent} var.',
  'finding.below':
    'Son kapanış olan {close.last} onun üzerinde; arada {finding.distance-percent} var.',
  'finding.inside': 'Son kapanış olan {close.last} onun içinde.',
  'finding.missing':
    'Sorduğunuz yapı, serinin şimdiki hâlinde yok; serinin geçmişi daha uzun biriyle değişmiş olabilir.',
  'finding.closing':
    'Bu, tek bir yapının başından geçenleri anlatır; bundan sonrası için kesin bir şey söylemez.',
};

export const findingSentences: Readonly<Record<Language, Sentences>> = { en, tr };
