import type { PeerWords } from '../peer-words.ts';

/** A company among those whose filings are at hand. */
export const peers: PeerWords = {
  sectors: {
    'Communication Services': 'iletişim hizmetleri',
    'Consumer Discretionary': 'zorunlu olmayan tüketim',
    'Consumer Staples': 'temel tüketim',
    Energy: 'enerji',
    Financials: 'finans',
    'Health Care': 'sağlık',
    Industrials: 'sanayi',
    'Information Technology': 'bilişim teknolojileri',
    Materials: 'hammadde',
    'Real Estate': 'gayrimenkul',
    Utilities: 'kamu hizmetleri',
  },
  sentences: {
    opening:
      '{$name} burada, bildirimi elde bulunan başka şirketlerle birlikte ele alınıyor: toplam {company.peers.count}, kendi sektöründe ({$sector}) {company.peers.sector-count}. Bu şirketler benzer oldukları için seçilmedi.',
    'opening.no-sector':
      '{$name} burada, bildirimi elde bulunan başka şirketlerle birlikte ele alınıyor: toplam {company.peers.count}. Sektörü hiçbir listede yok; bu şirketler benzer oldukları için seçilmedi.',
    'row.all':
      '{$what}: {figure.value}; ötekilerin {row.all-place} kadarından yüksek. Bu rakamı veren şirket sayısı {row.all-count}.',
    'row.few':
      '{$what}: {figure.value}; bu rakamı veren şirket sayısı {row.all-count}, sıralamaya yetmez.',
    'row.sector':
      'Sektör içinde ötekilerin {row.sector-place} kadarından yüksek; şirket sayısı {row.sector-count}.',
    'row.missing':
      '{$what}: {$name} için eldeki bildirimlerde yok, bu yüzden sıralanacak bir şey de yok.',
    'sector.few':
      'Kendi sektöründen burada bulunan başka şirket sayısı {company.peers.sector-count}; sektör içinde sıralamaya yetmez.',
    honest:
      'Eldeki şirketler arasındaki yer, piyasadaki yer değildir; yüksek olan her rakamda daha iyi de değildir.',
    none: 'O tarihe ait bildirimi elde bulunan başka bir şirket yok; {$name} bu yüzden sıralanamıyor.',
  },
};
