import type { LegalDocument } from '../../features/legal/legal-document.ts';

export const risk: LegalDocument = {
  document: 'risk',
  title: 'Risk bildirimi',
  description: 'Piyasalarda, verilerde ve analizlerde nelerin ters gidebileceği; onlara güvenmeden önce.',
  lead: 'Alım satım ve yatırım, paranızın bir kısmını ya da tamamını, ödünç parayla daha da fazlasını kaybettirebilir. Bir grafiğin açıklanması bunu değiştirmez.',
  sections: [
    {
      id: 'markets',
      heading: 'Piyasalar',
      paragraphs: [
        'Fiyatlar hızla ve görünür bir neden olmadan hareket edebilir; çıkmayı düşündüğünüz düzeyin üzerinden atlayabilir. Kripto varlıklar, dövizler, emtialar ve kaldıraçlı ürünler ayrıca risk taşır.',
      ],
    },
    {
      id: 'past',
      heading: 'Geçmiş, gelecek hakkında az şey söyler',
      paragraphs: [
        'Vela’nın çizdiği her şey geçmiş fiyatlardan hesaplanmıştır. Bir yapının orada olması, fiyatın ona uyacağı anlamına gelmez. Bir temel oran verilmediyse ölçülmediğini varsayın.',
      ],
    },
    {
      id: 'data',
      heading: 'Veri ve hesaplama',
      paragraphs: [
        'Veri gecikmiş, eksik veya yanlış olabilir. Her analizin yanındaki kaynağa ve hangi ana ait olduğuna bakın. Her zaman işaretli olan benzetim verisi yalnızca ürünü denemek içindir.',
        'Emir bloğu ya da gerçeğe uygun değer boşluğu gibi terimleri herkes aynı tanımlamaz. Vela kullandığı tanımı gösterir; başkaları başka bölgeler çizer.',
      ],
    },
    {
      id: 'advice',
      heading: 'Tavsiye yoktur',
      paragraphs: [
        'Vela durumunuzu, olanaklarınızı ve amaçlarınızı bilmez. Tavsiye ve sinyal vermez. Paranızla ilgili kararlar için tavsiye vermeye yetkili birine danışın.',
      ],
    },
    {
      id: 'related',
      heading: 'İlgili metinler',
      paragraphs: [
        'Bu bildirim [kullanım koşullarının](/Terms) bir parçasıdır. Verilerinizin nasıl işlendiği [Gizlilik](/Privacy) metninde anlatılır.',
      ],
    },
  ],
};
