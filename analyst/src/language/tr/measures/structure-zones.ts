import type { structureZoneSentences as english } from '../../en/measures/structure-zones.ts';
import { createStructureRows } from './structure-rows.ts';

type Sentences = Readonly<Record<keyof typeof english, string>>;
type ZoneSentences<Id extends string> = Pick<
  Sentences,
  Extract<
    keyof typeof english,
    `${Id}.${'none' | 'above' | 'below' | 'inside' | 'visits' | 'untouched' | 'fill' | 'directed' | 'area'}`
  >
>;

function createZoneSentences<Id extends 'zone-state' | 'touch-history'>(id: Id): ZoneSentences<Id> {
  const zone = `measure.${id}.zone`;
  const own = `measure.${id}`;
  const edges = `{$symbol} için {${zone}.bottom} ile {${zone}.top} arasındaki`;
  const rest = `{${zone}.state}; {${zone}.formed} tarihinde oluştu, doğrulanmasından bu yana {${zone}.age} mum kapandı.`;
  const close = `son kapanışın ({${own}.close})`;
  const rows = {
    directed: `${edges} {${zone}.direction} {${zone}.kind} ${rest}`,
    area: `${edges} {${zone}.kind} ${rest}`,
    none: `{$symbol} için bu grafikte böyle bir bölge yok; son kapanış {${own}.close}.`,
    above: `Bölge ${close} {${zone}.distance-percent} üstünde.`,
    below: `Bölge ${close} {${zone}.distance-percent} altında.`,
    inside: `Son kapanış ({${own}.close}) bölgenin içinde.`,
    visits: `Fiyat içine {${own}.visits} kez girdi; ilki {${own}.first-touch}, sonuncusu {${own}.last-touch} tarihinde.`,
    untouched: 'Doğrulandığından bu yana hiçbir mum ona dokunmadı.',
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
  ...createZoneSentences('touch-history'),
  'zone-state.end': '{measure.zone-state.end-time} tarihinde {measure.zone-state.end} oldu.',
  'zone-state.size':
    'Yüksekliği {measure.zone-state.height}: kapanışın {measure.zone-state.height-percent~si}, {measure.zone-state.height-atr} ATR.',
  'touch-history.row': '{row.from} tarihinden başlayarak {row.candles} mum.',
};
