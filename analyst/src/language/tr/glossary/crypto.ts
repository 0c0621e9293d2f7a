import type { GlossaryPart } from '../../glossary.ts';

export const crypto = {
  blockchain: {
    asked: 'block ?chain|blok ?zincir\\w*',
    name: 'Blokzincir (blockchain)',
    definition:
      'kayıtları, her biri bir öncekine atıf yapan bloklarda tutan ortak defter. Eski bir kaydı değiştirmek sonraki bütün blokları değiştirir; kopyalar bunu böyle fark eder.',
  },
  halving: {
    asked: '(?:bitcoin |btc )?halving|(?:odul )?yarilanma\\w*|blok odulu yarilanmasi',
    name: 'Halving (yarılanma)',
    definition:
      'madencilerin yeni blok ödülünün yarıya indiği olay. Bitcoin’de sabit bir blok sayısından sonra, birkaç yıl arayla olur.',
  },
  stablecoin: {
    asked: 'stable ?coin(?:ler)?|stabil (?:coin|kripto)\\w*|sabit (?:coin|kripto)\\w*',
    name: 'Stablecoin',
    definition:
      'dolar gibi bir para biriminin değerini izlemesi amaçlanan kripto token. Değeri ancak rezervleri ya da mekanizması sürdükçe korunur; çökmüş örnekleri vardır.',
  },
  altcoin: {
    asked: 'alt ?coin(?:ler)?|altcoin sezonu|alt sezon\\w*',
    name: 'Altcoin',
    definition:
      'Bitcoin dışındaki her kripto para. Çoğunun Bitcoin’den fazla yükseldiği döneme altcoin sezonu denir.',
  },
  token: {
    asked: 'coin(?:ler)?(?: (?:ve|ile) token)?|token(?:lar|ler)?|kripto (?:para|varlik)\\w*',
    name: 'Coin ve token',
    definition:
      'coin kendi blokzincirinin parasıdır, token ise başka bir blokzincir üzerinde çıkarılır. Gündelik dilde ikisine de kripto para denir.',
  },
  spot: {
    asked: 'spot(?: (?:piyasa|islem|fiyat)\\w*)?',
    name: 'Spot piyasa',
    definition:
      'enstrümanın kendisinin hemen teslim edilmek üzere işlem gördüğü piyasa; vadeli işlemde ise teslim ileri bir tarihe bırakılır.',
  },
  futures: {
    asked: 'vadeli(?: islem\\w*)?(?: (?:sozlesme|piyasa|kontrat)\\w*)?|futures|viop',
    name: 'Vadeli işlem',
    definition:
      'bir şeyi ileri bir tarihte, bugünden belirlenen fiyattan el değiştirme sözleşmesi. Teminatla taşındığından kazanç da kayıp da yatırılan paraya göre büyüktür.',
  },
  perpetual: {
    asked:
      'perpetual\\w*|perp(?:s)?|sonsuz vadeli\\w*|surekli vadeli\\w*|vadesiz (?:sozlesme|kontrat)\\w*',
    name: 'Sonsuz vadeli (perpetual)',
    definition:
      'kriptoda yaygın olan, bitiş tarihi bulunmayan vadeli sözleşme. İki taraf arasında ödenen fonlama oranı fiyatını spot fiyata bağlar.',
  },
  'funding-rate': {
    asked: 'fonlama(?: (?:oran|ucret|maliyet)\\w*)?|funding(?: rate)?',
    name: 'Fonlama oranı (funding)',
    definition:
      'sonsuz vadeli sözleşmede uzun ve kısa taraf arasında sabit saatlerde yapılan ödeme. Pozitifken uzun taraf, negatifken kısa taraf öder.',
  },
  'open-interest': {
    asked: 'acik (?:pozisyon sayi|faiz)\\w*|acik pozisyonlar?|open interest|oi',
    name: 'Açık pozisyon sayısı (open interest)',
    definition:
      'belirli bir anda açık olan vadeli ya da opsiyon sözleşmelerinin sayısı. Bir sözleşmenin iki tarafı da olduğundan hangi tarafın ağır bastığını söylemez.',
  },
  dominance: {
    asked: '(?:bitcoin |btc )?domina(?:ns|syon)\\w*|btc\\.?d',
    name: 'Dominans',
    definition:
      'bir coinin, çoğunlukla Bitcoin’in, bütün kripto paraların toplam piyasa değerindeki payı.',
  },
  'gas-fee': {
    asked: 'gas ?(?:ucret|fee)\\w*|ag ucret\\w*|gwei|islem ucreti',
    name: 'Gas ücreti',
    definition:
      'Ethereum gibi bir blokzincirde işlem yapmanın ücreti. Bloktaki yer için çok işlem yarıştığında yükselir.',
  },
  defi: {
    asked: 'defi|merkeziyetsiz (?:finans|borsa)\\w*|dex',
    name: 'DeFi (merkeziyetsiz finans)',
    definition:
      'borç verme ve takas gibi işlerin banka ya da aracı kurum yerine blokzincirdeki programlarla yapılması. Bu programlardaki hatalar kullanıcılara para kaybettirmiştir.',
  },
  'smart-contract': {
    asked: 'akilli (?:sozlesme|kontrat)\\w*|smart contract',
    name: 'Akıllı sözleşme',
    definition:
      'blokzincirde saklanan ve koşulları oluşunca kendiliğinden çalışan program. Hataları dahil, olduğu gibi işler ve durdurulamaz.',
  },
  wallet: {
    asked:
      '(?:soguk|sicak|kripto|donanim)(?: (?:ve|veya) (?:soguk|sicak))? cuzdan\\w*|cuzdan|(?:cold|hot) wallet',
    name: 'Kripto cüzdanı',
    definition:
      'kripto paraların anahtarlarını tutan araç. Soğuk cüzdan internete hiç bağlanmaz, sıcak cüzdan bağlıdır; anahtarlar olmadan paralar hareket ettirilemez.',
  },
  staking: {
    asked: 'stak(?:e|ing)\\w*|hisse kaniti|proof of stake',
    name: 'Staking',
    definition:
      'aynı coinden ödül karşılığında, blokzincirin bloklarının onaylanmasına katılmak için coinleri kilitlemek. Kilitliyken hareket ettirilemezler ve fiyatları değişebilir.',
  },
  mining: {
    asked: '(?:kripto |bitcoin )?madencili\\w*|mining|madenci|is kaniti|proof of work',
    name: 'Madencilik (mining)',
    definition:
      'yeni coin ödülü karşılığında, maliyetli bir hesabı çözerek blokzincirin bloklarını onaylamak. Bitcoin böyle çalışır.',
  },
  airdrop: {
    asked: 'air ?drop(?:lar)?',
    name: 'Airdrop',
    definition:
      'bir projenin kullanıcılarına, çoğu kez tanınmak için, bedelsiz dağıttığı tokenlar. Sahteleri, cüzdanlara erişimi çalmanın yaygın bir yoludur.',
  },
} satisfies GlossaryPart;
