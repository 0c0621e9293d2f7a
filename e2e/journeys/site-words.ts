/**
 * Expected texts of elements shared by every page, duplicated on purpose: an accidental text change
 * fails the journeys.
 */
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
  },
} as const;
