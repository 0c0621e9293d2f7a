import type { Catalogue } from '../../catalogue.ts';

/** Words of reminders of calendar events. */
export const reminders: Catalogue['calendar']['reminders'] = {
  heading: 'Hatırlatmalar',
  ofEvent: 'Bu olayı hatırlat',
  text: 'Hatırlatma bir kez, burada ve alarmlarınızın kanallarında gelir; saati değişen olay hatırlatmasını da taşır.',
  empty: 'Takvim olayları için hatırlatmanız yok.',
  toCalendar: 'Takvimi aç',
  when: 'Hatırlatma zamanı',
  before: { quarter: '15 dakika önce', hour: '1 saat önce', day: '1 gün önce' },
  email: 'E-postayla da gönder',
  byMail: 'e-postayla',
  set: 'Hatırlatma kur',
  saved: 'Hatırlatma kuruldu.',
  failed: 'Hatırlatma değiştirilemedi.',
  next: 'sıradaki: {{at}}',
  begins: 'başlangıç {{at}}',
  none: 'önümüzde böyle bir olay yok',
  remove: 'Hatırlatmayı kaldır: {{name}}',
  unknown: 'Takvimde artık olmayan bir olay',
  fired: 'Size hatırlatılanlar',
  isNew: 'yeni',
};
