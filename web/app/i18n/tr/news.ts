/** Words of the news. */
export const news = {
  title: 'Haberler',
  description:
    'Vela’dan piyasaları okumaya dair yazılar: ekrandaki sayılar nedir, yatırım araçları neyi yapabilir, neyi yapamaz ve ürün nasıl çalışır.',
  heading: 'Haberler',
  lead: 'Piyasaları okumaya, güveni hak eden araçlara, Vela’nın ne yapıp ne yapmadığına dair.',
  articles: 'Tüm yazılar',
  further: 'Diğer yazılar',
  all: 'Tüm haberler',
  feed: 'RSS akışı olarak haberler',
  none: { title: 'Henüz yazı yok', text: 'İlk yazı burada görünecek.' },
  published: 'Yayım tarihi',
  updated: 'Güncelleme',
  readingMinutes_one: '{{count}} dakikalık okuma',
  readingMinutes_other: '{{count}} dakikalık okuma',
  otherLanguage: 'Bu yazının İngilizcesi',
  notice: 'Yazılar yalnızca bilgilendirme amaçlıdır; yatırım tavsiyesi değildir.',
};
