/** Words of the frequently asked questions. */
export const faq = {
  title: 'Sık sorulan sorular',
  description: 'Vela hakkında yanıtlar: neyi açıkladığı, sayılarının nereden geldiği, hesaplar, planlar, gizlilik ve yapmadığı şeyler.',
};
