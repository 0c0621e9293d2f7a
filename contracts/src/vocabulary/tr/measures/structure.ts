import type { StructureMeasureId } from '@vela/engine';
import type { MeasureWords } from '../../measure-words.ts';
import { structureEventFacts } from './structure-event-facts.ts';
import { structureTrendFacts } from './structure-trend-facts.ts';
import { structureZoneFacts } from './structure-zone-facts.ts';

/** Name and definition of each measure of this group. */
export const structureMeasures: Readonly<Record<StructureMeasureId, MeasureWords>> = {
  trend: {
    name: 'Eğilim',
    definition:
      'Piyasa yapısının her ölçekteki yönü: ilk yapı kırılımıyla başlar, karakter değişimiyle, yani karşısındaki son salınımın ötesinde bir kapanışla döner.',
  },
  'trend-age': {
    name: 'Eğilimin yaşı',
    definition:
      'Bir ölçekteki eğilimin, onu başlatan kırılımdan bu yana kaç mumdur sürdüğü; yanında verideki önceki eğilimlerin ne kadar sürdüğü.',
  },
  'structure-at': {
    name: 'O andaki yapı',
    definition:
      'Geçmiş bir mumun kapanışındaki piyasa yapısı, yalnızca o muma kadarki mumlardan: iki ölçeğin eğilimi, son kırılım ve o sırada geçerli bölgelerin sayısı.',
  },
  'zone-list': {
    name: 'Bölgeler',
    definition:
      'Hâlâ geçerli adil değer boşlukları, emir blokları ve destek veya direnç bölgeleri ya da adı geçen durumda, yönde veya yerde olanlar, istenen sırayla.',
  },
  'zone-count': {
    name: 'Bölge sayısı',
    definition:
      'Bir türden kaç bölge olduğu, son kapanışa göre yerlerine ve yönlerine göre; iki ölçekte aynı fiyatlarla bulunan bölge bir kez sayılır.',
  },
  'zone-state': {
    name: 'Bölgenin durumu',
    definition:
      'Tek bir bölge: kenarları, durumu, yaşı ve büyüklüğü; doğrulandığından bu yana fiyatın (fitiller dâhil) içine kaç kez ve ne kadar girdiği.',
  },
  'touch-history': {
    name: 'Bölgeye dokunuşlar',
    definition:
      'Doğrulandığından bu yana fiyatın bir bölgeye gelişleri: en düşüğü ile en yükseği arasında bölgeden bir fiyat içeren ardışık mumlar.',
  },
  events: {
    name: 'Son olaylar',
    definition:
      'Son yapı kırılımları, karakter değişimleri, süpürmeler, itki mumları ya da adı geçen türden olaylar; tarihleri onları doğrulayan kapanışın mumudur.',
  },
  'event-count': {
    name: 'Olay sayısı',
    definition:
      'Bir dönemin mumlarının doğruladığı belirli türden olayların sayısı, yönlerine göre.',
  },
  divergences: {
    name: 'Uyumsuzluklar',
    definition:
      'Fiyat ile RSI ya da MACD arasındaki son düzenli ve gizli uyumsuzluklar; tarihleri onları doğrulayan kapanışın mumudur.',
  },
  patterns: {
    name: 'Mum formasyonları',
    definition: 'Son mum formasyonları; tarihleri onları doğrulayan kapanışın mumudur.',
  },
};

/** Names of the facts of these measures, by label. */
export const structureMeasureFacts = {
  ...structureTrendFacts,
  ...structureZoneFacts,
  ...structureEventFacts,
};
