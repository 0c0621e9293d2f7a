/** Words of the method library. */
export const methods = {
  title: 'Yöntem kitaplığı',
  description:
    'Vela’nın hesapladığı her kavram: tanımı ve kesin kuralı, simüle mumlardan bir görsel ve çözülmüş örneklerle; söylemedikleri ve taban oranının sayılıp sayılmadığı.',
  eyebrow: 'Nasıl hesaplanır',
  lead: 'Bir analizdeki her sözcüğün ve her sayının arkasında kesin bir kural vardır. Kural; resmi, neyi söylemediği ve taban oranının sayılıp sayılmadığıyla birlikte buradadır.',
  group: {
    promises: { title: 'Sözümüz', lead: 'Sayıların ve çizimlerin neden denetlenebildiği.' },
    data: { title: 'Veri', lead: 'Hesaba ne girer ve onun hakkında neler söylenir.' },
    structure: { title: 'Yapı', lead: 'Mumlarda bulunup grafiğe çizilenler.' },
    numbers: { title: 'Sayılar ve göstergeler', lead: 'Ölçülenler.' },
  },
};
