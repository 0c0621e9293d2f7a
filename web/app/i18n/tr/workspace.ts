import type { Catalogue } from '../catalogue.ts';

/** Words of the workspace around the chart: its reading, its frame, and the guests' page. */
export const workspace: Catalogue['workspace'] = {
  opening: 'Çalışma alanınız açılıyor.',
  reading: { label: '{{name}} okuması', eyebrow: 'Üç satırda {{name}}' },
};
