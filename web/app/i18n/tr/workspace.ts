import { delivery } from './workspace/delivery.ts';
import { watch } from './workspace/watch.ts';
import type { Catalogue } from '../catalogue.ts';

/** Words of the workspace around the chart: its reading, its frame, and the guests' page. */
export const workspace: Catalogue['workspace'] = {
  watch,
  delivery,
  opening: 'Çalışma alanınız açılıyor.',
  layout: {
    split: 'Grafik ile sohbet arasındaki sınır',
    full: 'Tam ekran',
    leaveFull: 'Tam ekrandan çık',
    sheetWhole: 'Yanıtı tam boy aç',
    sheetHalf: 'Yanıtın üstünde grafiği göster',
  },
  search: {
    notCovered: '{{symbol}}, Vela’nın kapsamadığı bir piyasada işlem görüyor: {{market}}.',
  },
  reading: { label: '{{name}} okuması', eyebrow: 'Üç satırda {{name}}' },
};
