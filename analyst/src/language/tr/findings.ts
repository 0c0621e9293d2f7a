import { createStepSentences, type FindingSentences } from '../../narrator/finding-sentences.ts';

export const findings: FindingSentences = {
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
  ...createStepSentences(
    '{step.time} mumuyla durumu şu oldu: {step.state}, {step.price} fiyatında.',
  ),
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
