import type { structureZoneSentences as english } from '../../en/measures/structure-zones.ts';
import { createStructureRows } from './structure-rows.ts';

type Sentences = Readonly<Record<keyof typeof english, string>>;
type ZoneSentences<Id extends string> = Pick<
  Sentences,
  Extract<keyof typeof english, `${Id}.${'none' | 'above' | 'below' | 'inside' | 'fill'}`>
>;

function createZoneSentences<Id extends 'zone-state' | 'touch-history'>(id: Id): ZoneSentences<Id> {
  const zone = `measure.${id}.zone`;
  const own = `measure.${id}`;
  const close = `son kapanışın ({${own}.close})`;
  const rows = {
    none: `{$symbol} için bu grafikte böyle bir bölge yok; son kapanış {${own}.close}.`,
    above: `Bölge ${close} {${zone}.distance-percent} üstünde.`,
    below: `Bölge ${close} {${zone}.distance-percent} altında.`,
    inside: `Son kapanış ({${own}.close}) bölgenin içinde.`,
    fill: `En derine inen mum, yüksekliğinin {${own}.fill-percent~si} kadar içine girdi.`,
  };
  const filled = Object.entries(rows).map(([key, text]) => [`${id}.${key}`, text]);
  return Object.fromEntries(filled);
}

/** Sentences about zones. */
export const structureZoneSentences: Sentences = {
  'zone-list':
    '{$symbol} için {measure.zone-list.count} bölge bulundu: {measure.zone-list.above} tanesi son kapanışın ({measure.zone-list.close}) üstünde, {measure.zone-list.below} tanesi altında, {measure.zone-list.inside} tanesi onu içeriyor.',
  'zone-list.above':
    '{$symbol} için son kapanışın ({measure.zone-list.close}) üstünde buna uyan {measure.zone-list.count} bölge var.',
  'zone-list.below':
    '{$symbol} için son kapanışın ({measure.zone-list.close}) altında buna uyan {measure.zone-list.count} bölge var.',
  'zone-list.all':
    '{$symbol} için buna uyan toplam {measure.zone-list.count} bölge var; son kapanış {measure.zone-list.close}.',
  'zone-list.none':
    '{$symbol} için burada böyle bir bölge yok; son kapanış {measure.zone-list.close}.',
  'zone-list.shown': 'Bunların {measure.zone-list.shown} tanesi sıralandı.',
  ...createStructureRows('zone-list'),
  'zone-count':
    '{$symbol} için bu türden {measure.zone-count.count} bölge var: {measure.zone-count.gaps} adil değer boşluğu, {measure.zone-count.blocks} emir bloğu, {measure.zone-count.zones} destek veya direnç bölgesi.',
  'zone-count.none':
    '{$symbol} için burada bu türden bölge yok; son kapanış {measure.zone-count.close}.',
  'zone-count.place':
    '{measure.zone-count.above} tanesi son kapanışın ({measure.zone-count.close}) üstünde, {measure.zone-count.below} tanesi altında, {measure.zone-count.inside} tanesi onu içeriyor.',
  'zone-count.direction':
    'Yönlerine göre: {measure.zone-count.bullish} yükseliş yönlü, {measure.zone-count.bearish} düşüş yönlü.',
  ...createZoneSentences('zone-state'),
  'zone-state.directed':
    '{$symbol} için {measure.zone-state.zone.bottom} ile {measure.zone-state.zone.top} arasındaki {measure.zone-state.zone.direction} {measure.zone-state.zone.kind} {measure.zone-state.zone.state}; {measure.zone-state.zone.formed} tarihinde oluştu, doğrulanmasından bu yana {measure.zone-state.zone.age} mum kapandı.',
  'zone-state.area':
    '{$symbol} için {measure.zone-state.zone.bottom} ile {measure.zone-state.zone.top} arasındaki {measure.zone-state.zone.kind} {measure.zone-state.zone.state}; {measure.zone-state.zone.formed} tarihinde oluştu, doğrulanmasından bu yana {measure.zone-state.zone.age} mum kapandı.',
  'zone-state.level':
    '{$symbol} için {measure.zone-state.zone.level} seviyesindeki {measure.zone-state.zone.kind} {measure.zone-state.zone.state}; {measure.zone-state.zone.formed} tarihinde oluştu, doğrulanmasından bu yana {measure.zone-state.zone.age} mum kapandı.',
  'zone-state.visits':
    'Fiyat içine {measure.zone-state.visits} kez girdi; ilki {measure.zone-state.first-touch}, sonuncusu {measure.zone-state.last-touch} tarihinde.',
  'zone-state.untouched': 'Doğrulandığından bu yana hiçbir mum ona dokunmadı.',
  ...createZoneSentences('touch-history'),
  'touch-history.count.directed':
    'Fiyat, {$symbol} için {measure.touch-history.zone.bottom} ile {measure.touch-history.zone.top} arasındaki {measure.touch-history.zone.direction} bölgeye ({measure.touch-history.zone.kind}) {measure.touch-history.visits} kez girdi; ilki {measure.touch-history.first-touch}, sonuncusu {measure.touch-history.last-touch} tarihinde.',
  'touch-history.count':
    'Fiyat, {$symbol} için {measure.touch-history.zone.bottom} ile {measure.touch-history.zone.top} arasındaki bölgeye ({measure.touch-history.zone.kind}) {measure.touch-history.visits} kez girdi; ilki {measure.touch-history.first-touch}, sonuncusu {measure.touch-history.last-touch} tarihinde.',
  'touch-history.never.directed':
    'Fiyat, {$symbol} için {measure.touch-history.zone.bottom} ile {measure.touch-history.zone.top} arasındaki {measure.touch-history.zone.direction} bölgeye ({measure.touch-history.zone.kind}) doğrulandığından bu yana hiç girmedi.',
  'touch-history.never':
    'Fiyat, {$symbol} için {measure.touch-history.zone.bottom} ile {measure.touch-history.zone.top} arasındaki bölgeye ({measure.touch-history.zone.kind}) doğrulandığından bu yana hiç girmedi.',
  'touch-history.state':
    'Bölge {measure.touch-history.zone.formed} tarihinde oluştu, doğrulanmasından bu yana {measure.touch-history.zone.age} mum kapandı; durumu: {measure.touch-history.zone.state}.',
  'zone-state.end': '{measure.zone-state.end-time} tarihinde {measure.zone-state.end} oldu.',
  'zone-state.size':
    'Yüksekliği {measure.zone-state.height}: kapanışın {measure.zone-state.height-percent~si}, {measure.zone-state.height-atr} ATR.',
  'touch-history.row': '{row.from} tarihinden başlayarak {row.candles} mum.',
};
