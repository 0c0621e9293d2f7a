import type { Catalogue } from '../catalogue.ts';

/** Words of the command palette. */
export const palette: Catalogue['palette'] = {
  title: 'Git ya da yap',
  label: 'Komut, sembol ya da sayfa',
  placeholder: 'Sembol, komut ya da sayfa…',
  results: 'Komutlar',
  workspace: 'Grafik çalışma alanını aç',
  profile: 'Profil',
  theme: 'Renkler: {{name}}',
  search: 'Sitede “{{text}}” ara',
  pages: {
    products: 'Ürünler ve planlar',
    methods: 'Yöntemler',
    faq: 'Sık sorulan sorular',
    news: 'Haberler',
    security: 'Güvenlik',
    contact: 'İletişim',
  },
  markets: {
    calendar: 'Ekonomik takvim',
    news: 'Piyasa haberleri',
  },
  chat: {
    new: 'Yeni sohbet',
    analyze: 'Bu grafiği analiz et',
    symbol: 'Sembol seç',
    interval: 'Zaman aralığı: {{name}}',
  },
};
