import type { GlossaryPart } from '../../glossary.ts';

export const slang = {
  'smart-money': {
    asked: 'akilli para(?: kavram\\w*)?|smart money(?: concepts?)?|smc',
    name: 'Akıllı para (smart money)',
    definition:
      'bankalar ve fonlar gibi büyük ve iyi bilgilenmiş katılımcılara verilen ad. Smart money kavramları, grafiği onların izi olarak okuyan kurallardır; kimin işlem yaptığını grafik tek başına göstermez.',
  },
  'price-action': {
    asked: 'price action|fiyat hareket\\w*',
    name: 'Fiyat hareketi (price action)',
    definition:
      'grafiği göstergesiz, fiyatın kendi hareketinden okumak: mumlardan, salınımlardan ve seviyelerden.',
  },
  inducement: {
    asked: 'inducement|tuzak likidite|idm',
    name: 'Inducement',
    definition:
      'bir bölgenin önünde duran, fiyat oraya varmadan emirleri çektiği söylenen küçük ve belirgin tepe ya da dip. Üzerinde uzlaşılmış bir tanımı yoktur, Vela onu işaretlemez.',
  },
  'mitigation-block': {
    asked: 'mitigation blo[ck]\\w*|mitigasyon blo\\w*',
    name: 'Mitigasyon bloğu',
    definition:
      'önceki uç noktayı aşamayan ve sonra ters yönde kırılan bir hareketten önceki son mum. Kırıcı bloktan farkı, oradaki hareketin o ucu aşmış olmasıdır. Vela onu işaretlemez.',
  },
  'balanced-price-range': {
    asked: 'dengeli fiyat arali\\w*|balanced price range|bpr',
    name: 'Dengeli fiyat aralığı (BPR)',
    definition:
      'yükseliş ve düşüş yönlü iki adil değer boşluğunun üst üste geldiği, fiyatın iki yönde de hızla geçtiği aralık.',
  },
  'liquidity-void': {
    asked: 'likidite boslu\\w*|liquidity void',
    name: 'Likidite boşluğu',
    definition:
      'fiyatın neredeyse hiç karşı işlem görmeden hızla geçtiği uzun aralık. Tek bir adil değer boşluğundan geniştir, çoğu kez birkaçından oluşur.',
  },
  'judas-swing': {
    asked: 'judas(?: (?:swing|salinim\\w*))?|yahuda salinim\\w*',
    name: 'Judas swing',
    definition:
      'bir seansın, çoğu kez Londra açılışının, geri dönüp ters yöne giden ilk hareketi. Öyle olup olmadığı ancak sonradan bilinir.',
  },
  'power-of-three': {
    asked: 'ucun gucu|power of (?:three|3)|po3|birikim,? manipulasyon,?(?: ve)? dagitim',
    name: 'Üçün gücü (power of three)',
    definition:
      'bir seansın evrelerle taslağı: sakin aralık (birikim), yanlış yöne hareket (manipülasyon) ve asıl hareket (dağıtım). AMD diye de yazılır.',
  },
  'accumulation-distribution': {
    asked:
      '(?:birikim|toplama|akumulasyon|dagitim|distribusyon)(?: ve (?:birikim|dagitim|distribusyon))?(?: (?:evre|asama|bolge|faz)\\w*)?|mal toplama|mal dagitma',
    name: 'Birikim ve dağıtım',
    definition:
      'büyük oyuncuların bir aralık içinde ellerindekini artırdığı ya da devrettiği düşünülen dönemler. Grafik aralığı gösterir; niyet bir yorumdur.',
  },
  fakeout: {
    asked: '(?:sahte|basarisiz|yalanci) kiri(?:lim|lma)\\w*|fake ?out|fake kirilim',
    name: 'Sahte kırılım (fakeout)',
    definition:
      'fiyatın bir seviyeyi aşıp kısa sürede geri döndüğü, yani kırılmanın tutmadığı hareket. Vela buna başarısız kırılım der.',
  },
  retest: {
    asked: 're ?test(?: etme\\w*)?|yeniden test\\w*|tekrar test\\w*',
    name: 'Retest (yeniden test)',
    definition:
      'fiyatın daha önce kırdığı bir seviyeye ya da bölgeye bu kez öteki taraftan dönmesi.',
  },
  trap: {
    asked: '(?:boga|ayi)(?: (?:ve|veya) (?:boga|ayi))? tuza(?:k|gi)\\w*|tuzak|(?:bull|bear) trap',
    name: 'Boğa ve ayı tuzağı',
    definition:
      'geri dönen ve kendisini izleyen tarafı zararda bırakan kırılma: yukarı yönlüsüne boğa tuzağı, aşağı yönlüsüne ayı tuzağı denir. Ancak sonradan bilinir.',
  },
  squeeze: {
    asked: '(?:short|long) squeeze|squeeze|sikistirma|aciga satis sikismasi|sortcu sikismasi',
    name: 'Squeeze (sıkıştırma)',
    definition:
      'karşı tarafı pozisyonlarını kapatmaya zorlayan ve böylece kendini besleyen hızlı hareket. Short squeeze’de fiyat yükselirken kapatmak zorunda kalan, kısa taraftır.',
  },
  'pump-and-dump': {
    asked: 'pump(?: (?:ve|and|n|&))?(?: dump)?|pompala\\w*(?: ve bosalt\\w*)?',
    name: 'Pump and dump',
    definition:
      'yalan ya da abartılı haberlerle fiyatı şişirip eldekini yüksekten devretmeye dayanan dolandırıcılık. Düzenlenmiş piyasalarda suçtur.',
  },
  whale: {
    asked: '(?:kripto |bitcoin )?balina(?:lar|si)?|whale',
    name: 'Balina',
    definition:
      'bir coin ya da hisseden, tek başına yaptığı işlem fiyatı oynatacak kadar çok tutan.',
  },
  rejection: {
    asked: '(?:fiyat )?ret|reject(?:ion)?|reddedilme\\w*',
    name: 'Ret (rejection)',
    definition:
      'fiyatın bir seviyeye gelip hemen geri dönmesi; çoğu kez uzun bir fitil bırakır ve eski tarafta kapanır.',
  },
} satisfies GlossaryPart;
