/** Words of the method library. */
export const methods = {
  title: 'Yöntem kitaplığı',
  description:
    'Vela’nın hesapladığı her kavram: tanımı, kesin kuralı, bir görseli, çözülmüş bir örneği, söylemedikleri ve ölçülmüş taban oranı.',
  eyebrow: 'Nasıl hesaplanır',
  lead: 'Bir analizin her sözcüğünün ve sayısının arkasında duran: kesin kural, bir görsel, elle izlenebilecek bir örnek ve söylemedikleri.',
  group: {
    promises: { title: 'Sözümüz', lead: 'Sayıların ve çizimlerin neden denetlenebildiği.' },
    data: { title: 'Veri', lead: 'İçeri ne girer ve hakkında ne söylenir.' },
    structure: { title: 'Yapı', lead: 'Mumlarda bulunan ve grafiğe çizilen.' },
    numbers: { title: 'Sayılar ve göstergeler', lead: 'Ölçülen.' },
  },
};
