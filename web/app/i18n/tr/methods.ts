/** Words of the method library. */
export const methods = {
  title: 'Yöntem kitaplığı',
  description:
    'Vela’nın hesapladığı her kavram: tanımı ve kesin kuralı, görseller ve çözülmüş örneklerle; söylemedikleri ve taban oranının duracağı yer.',
  eyebrow: 'Nasıl hesaplanır',
  lead: 'Bir analizin her sözcüğünün ve sayısının arkasında duran: kesin kural, söylemedikleri ve işe yaradığı yerde bir görsel ya da elle izlenebilecek bir örnek. Taban oranları henüz ölçülmedi; her sayfa bunu söyler.',
  group: {
    promises: { title: 'Sözümüz', lead: 'Sayıların ve çizimlerin neden denetlenebildiği.' },
    data: { title: 'Veri', lead: 'İçeri ne girer ve hakkında ne söylenir.' },
    structure: { title: 'Yapı', lead: 'Mumlarda bulunan ve grafiğe çizilen.' },
    numbers: { title: 'Sayılar ve göstergeler', lead: 'Ölçülen.' },
  },
};
