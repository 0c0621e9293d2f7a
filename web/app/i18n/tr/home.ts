export const home = {
  title: 'Vela: piyasa grafikleri, açıklanmış ve izlenebilir',
  description:
    'Vela fiyat grafiklerini sade bir Türkçe ve İngilizceyle açıklar. Her sayı, geldiği mumlara bağlıdır. Yalnızca eğitim amaçlıdır: sinyal, emir ve tavsiye yoktur.',
  hero: {
    eyebrow: 'Denetleyebileceğiniz piyasa analizi',
    heading: 'Grafiği okuyun.',
    headingNext: 'Her sayıyı denetleyin.',
    lead: 'Bir sembol ve bir zaman aralığı seçin; Vela fiyatın ne yaptığını sade bir dille, sözünü ettiği her şeyin çizili olduğu bir grafiğin yanında anlatır.',
    start: 'Bir grafikle başlayın',
    member: 'Yapay zekâ analizini aç',
    how: 'Sözünü nasıl tutuyor',
    note: 'Şimdilik ücretsizdir. Aracı kurum anahtarı istemez, emir vermez.',
  },
  figure: {
    caption: 'Çizilmiş bir örnektir, piyasa verisi değildir: metinde işaretli boşluk, grafikte işaretli boşluğun kendisidir.',
    gapLabel: 'Açık boşluk',
    breakLabel: 'Yapı kırılımı',
    sentenceStart: 'Aşağıdaki en yakın açık boşluk',
    sentenceMiddle: 'ile',
    sentenceEnd: 'arasındadır ve doğrulandığından beri fiyat ona değmemiştir.',
  },
  is: {
    heading: 'Vela nedir',
    explains: 'Önünüzdeki grafiğin açıklamasıdır: iki ölçekte trend, boşluklar, emir blokları, yapı kırılımları, momentum ve oynaklık.',
    asks: 'Bir sohbettir: en yakın boşluğun nerede olduğunu, emir bloğunun ne demek olduğunu ya da geçen haftadan beri neyin değiştiğini sorun.',
    languages: 'Türkçe ve İngilizcedir; sayılar ikisinde de aynıdır.',
  },
  isNot: {
    heading: 'Ne değildir',
    signals: 'Alım veya satım sinyali, fiyat hedefi vermez.',
    orders: 'Emir vermez, aracılık yapmaz, hesaplarınıza erişmez.',
    advice: 'Yatırım tavsiyesi vermez. Yalnızca eğitim amaçlıdır.',
  },
  promises: {
    eyebrow: 'Beş söz',
    heading: 'Her özelliğin üstünde tek bir şey durur: ekrandaki sayıya güvenebilmeniz.',
    facts: {
      title: 'Her sayı bir olguya bağlıdır',
      text: 'Yanıttaki her sayı, geldiği olguyu açar: mumlar, formül ve zaman. Olgusu olmayan sayı gösterilmez.',
    },
    repaint: {
      title: 'Hiçbir şey geriye dönük değişmez',
      text: 'Her yapı, oluştuğu zamanı ve ilk kez bilinebildiği zamanı taşır. Sonraki mumlar onu yeniden yazmaz.',
    },
    health: {
      title: 'Veri kendi durumunu söyler',
      text: 'Kaynak, hangi ana ait olduğu ve niteliği her analizin yanındadır. Benzetim verisi göründüğü her yerde işaretlidir; eksik veri söylenir.',
    },
    rates: {
      title: 'Temel oranı olmayan iddia yok',
      text: 'Vela size bir formasyonun “genellikle işe yaradığını” söylemez. Böyle bir cümle ancak ne sıklıkta doğru çıktığıyla ve rastlantıyla karşılaştırmasıyla birlikte yer alır.',
    },
    advice: {
      title: 'Tavsiye yok; bu da sınanır',
      text: 'Cümleler, tavsiye sözcüklerine karşı iki dilde de denetlenir. Bundan sonrası sizin değerlendirmenizdir.',
    },
  },
  walk: {
    eyebrow: 'Nasıl çalışır',
    heading: 'Sorudan, denetleyebileceğiniz yanıta',
    pick: {
      title: 'Seçin',
      text: 'Kripto, hisse, endeks, emtia veya dövizden bir sembol ve bir dakikadan bir aya kadar bir zaman aralığı.',
    },
    read: { title: 'Okuyun', text: 'Açıklama, grafiğin yanında cümle cümle gelir.' },
    check: { title: 'Denetleyin', text: 'Metinde bir sayıyı seçin; sözünü ettiği bölge grafikte aydınlanır.' },
  },
  closing: {
    heading: 'Onunla tek bir grafiğe bakın.',
    text: 'Hesap açmak bir dakika sürer: bir e-posta adresi, bir şifre ve bir kod.',
    action: 'Hesap oluştur',
  },
};
