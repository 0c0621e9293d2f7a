/** What the journeys around every page look for, written here again: a text that changes by accident fails them. */
export const siteWords = {
  en: {
    pages: ['AI analytics', 'Security', 'Products', 'FAQ', 'Company'],
    security: 'Security',
    otherSecurity: 'Güvenlik',
    main: 'Main',
    other: 'Türkçe',
    otherCode: 'tr',
    gone: 'This page is gone',
    notFound: 'Page not found',
    offline: 'You are offline',
    design: 'Design system',
  },
  tr: {
    pages: ['Yapay zekâ analizi', 'Güvenlik', 'Ürünler', 'SSS', 'Şirket'],
    security: 'Güvenlik',
    otherSecurity: 'Security',
    main: 'Ana menü',
    other: 'English',
    otherCode: 'en',
    gone: 'Bu sayfa artık yok',
    notFound: 'Sayfa bulunamadı',
    offline: 'Çevrim dışısınız',
    design: 'Tasarım sistemi',
  },
} as const;
