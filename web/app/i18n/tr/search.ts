/** Words of the site search. */
export const search = {
  title: 'Arama',
  titleFor: '“{{query}}” araması',
  description: 'Vela’nın sayfalarında, sorularında, yöntemlerinde ve haberlerinde arayın.',
  eyebrow: 'Arama',
  heading: 'Sitede arayın',
  headingFor: '“{{query}}” için sonuçlar',
  label: 'Aranacak sözcükler',
  submit: 'Ara',
  hint: 'Sayfalar, sorular, yöntemler ve haberler. Büyük küçük harf ve Türkçe karakterler fark etmez.',
  searching: 'Aranıyor…',
  count_one: '{{count}} sonuç',
  count_other: '{{count}} sonuç',
  kind: { page: 'Sayfalar', question: 'Sorular', method: 'Yöntemler', news: 'Haberler' },
  empty: { title: 'Ne arıyorsunuz?', text: 'Bir iki sözcük yazın ya da buradan başlayın:' },
  none: {
    title: 'Sonuç bulunamadı',
    text: 'Bu sözcüklerin hepsini içeren bir sayfa yok. Daha az ya da başka sözcükler deneyin veya buradan başlayın:',
  },
  tooLong: 'Aranan sözcükler en fazla {{max}} karakter olabilir. Lütfen kısaltın.',
  ways: {
    faq: 'Sık sorulan sorular',
    technical: 'Teknik analiz nasıl çalışır',
    methods: 'Yöntem kitaplığı',
    plans: 'Planlar ve fiyatlar',
    contact: 'İletişim',
  },
};
