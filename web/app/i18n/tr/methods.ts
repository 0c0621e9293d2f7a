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
  mark: {
    'no-repainting': 'bilinir ve değişmez',
    'linked-numbers': 'bir sayı ve mumu',
    'output-guard': 'gösterilmez',
    'data-health': 'bir kusur',
    'base-rate': 'sayılan örnekler',
    'closed-candles': 'kapandı',
    'swing-point': 'salınım noktaları',
    'break-of-structure': 'kırılan seviye',
    'change-of-character': 'son dip',
    'fair-value-gap': 'boşluk',
    'order-block': 'emir bloğu',
    'liquidity-pool': 'eşit tepeler',
    'liquidity-sweep': 'süpürülen seviye',
    'support-and-resistance': 'destek',
    'relative-strength-index': 'RSI',
    'exponential-moving-average': 'ortalama',
  },
};
