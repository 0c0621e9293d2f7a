/** Words of the frequently asked questions. */
export const faq = {
  title: 'Sık sorulan sorular',
  description:
    'Vela hakkında yanıtlar: neyi açıkladığı, sayılarının nereden geldiği, hesaplar, planlar, gizlilik ve henüz yapmadığı şeyler.',
  eyebrow: 'Yardım',
  lead: 'Kaydolmadan önce ve sonra sorulanlara kısa yanıtlar. Henüz çalışmayanlar da burada söyleniyor.',
  filter: {
    label: 'Sorularda arayın',
    hint: 'Siz yazdıkça liste daralır. Enter bütün sitede arar.',
    submit: 'Sitede ara',
  },
  count_one: '{{count}} soru',
  count_other: '{{count}} soru',
  matches_one: '“{{query}}” için {{count}} soru bulundu',
  matches_other: '“{{query}}” için {{count}} soru bulundu',
  groups: 'Soru kümeleri',
  group: {
    product: 'Ürün',
    trust: 'Güven ve veri',
    technical: 'Teknik analiz',
    coming: 'Temel analiz ve gayrimenkul',
    account: 'Hesap ve güvenlik',
    plans: 'Planlar ve ödeme',
    privacy: 'Gizlilik',
    trouble: 'Bir şey çalışmadığında',
  },
  none: {
    title: 'Eşleşen soru yok',
    text: 'Daha az ya da başka sözcükler deneyin, bütün sitede arayın veya doğrudan bize sorun.',
    search: 'Sitede “{{query}}” ara',
    contact: 'Bize sorun',
  },
};
