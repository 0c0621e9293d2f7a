import type { GlossaryPart } from '../../glossary.ts';

export const culture = {
  risk: {
    asked: '(?:piyasa |yatirim |finansal )?risk(?:i|ler)?',
    name: 'Risk',
    definition:
      'kayıp olasılığı. Oynaklık, fiyatın iki yöne ne kadar hareket ettiğini ölçer ve riskin yalnızca bir parçasıdır: geri gelmeyen kayıp başka bir parçasıdır.',
  },
  'prop-firm': {
    asked: 'prop (?:firm\\w*|sirket\\w*)|fonlu hesap\\w*|prop firma\\w*|challenge',
    name: 'Prop firma',
    definition:
      'ücretli bir sınavdan sonra, kayıp sınırlarıyla kendi parasıyla işlem yaptıran ve kazancı paylaşan şirket. Sınava girenlerin çoğu geçemez.',
  },
  'copy-trading': {
    asked: 'kopya (?:ticaret|islem|trade)\\w*|copy ?trad\\w*|sosyal islem',
    name: 'Kopya işlem (copy trade)',
    definition:
      'başka birinin işlemlerinin kendi hesabında yinelenmesi. O kişinin geçmiş kazançları sonrakiler için az şey söyler; Vela’da böyle bir şey yoktur.',
  },
  'rug-pull': {
    asked: 'rug ?pull\\w*|hali cekme',
    name: 'Rug pull',
    definition:
      'bir token’ı çıkaranların toplanan parayı alıp kaybolduğu, fiyatın çöktüğü dolandırıcılık.',
  },
  hodl: {
    asked: 'hodl\\w*|elmas el\\w*|bag ?holder|mal elinde kal\\w*',
    name: 'HODL',
    definition:
      'fiyatı ne olursa olsun bir coini elde tutmak için argo söz, hold sözcüğünün yanlış yazılışından gelir.',
  },
  memecoin: {
    asked: 'meme ?(?:coin|token|hisse)\\w*|mem coin\\w*|kopek coin\\w*|cop coin\\w*|shit ?coin\\w*',
    name: 'Memecoin',
    definition:
      'bir şaka ya da resim çevresinde çıkarılmış, kendine özgü bir kullanımı olmayan coin. Fiyatı ilgiyi izler.',
  },
  'layer-two': {
    asked:
      '(?:layer|katman) ?(?:1|2|bir|iki)(?: (?:ve|veya|ile) (?:layer|katman) ?(?:1|2))?(?: (?:ag|coin)\\w*)?|l[12](?:ler)?',
    name: 'Katman 1 ve katman 2',
    definition:
      'Bitcoin ya da Ethereum gibi blokzincirin kendisi ile onun üzerine kurulan, transferleri toplayıp hızlandıran ve ucuzlatan ağ.',
  },
  nft: {
    asked: 'nft(?:ler|si)?|nitelikli fikri tapu',
    name: 'NFT',
    definition:
      'bir resmi ya da başka bir şeyi temsil eden, eşi olmayan token. Token’ın kimde olduğunu kanıtlar, o şey üzerinde bir hakkı değil.',
  },
  fork: {
    asked: '(?:hard |soft |sert |yumusak )?(?:fork|catallan)\\w*',
    name: 'Çatallanma (fork)',
    definition:
      'bir blokzincirin kurallarının değişmesi. Sert çatallanmada eski ve yeni kurallar birbirine uymaz, bazen iki zincir de sürer.',
  },
  'seed-phrase': {
    asked: '(?:tohum|kurtarma) (?:kelime|cumle|ifade)\\w*|seed phrase|ozel anahtar\\w*|seed',
    name: 'Kurtarma kelimeleri (seed phrase)',
    definition:
      'bir kripto cüzdanının bütün anahtarlarının üretilebildiği kelimeler. Cüzdandakiler fiilen bu kelimeleri bilenindir.',
  },
} satisfies GlossaryPart;
