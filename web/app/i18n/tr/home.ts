export const home = {
  title: 'Vela: piyasa grafikleri, açıklanmış ve izlenebilir',
  description:
    'Vela fiyat grafiklerini sade bir Türkçe ve İngilizceyle açıklar. Her sayı, geldiği mumlara bağlıdır. Yalnızca eğitim amaçlıdır: sinyal, emir ve tavsiye yoktur.',
  hero: {
    eyebrow: 'Denetleyebileceğiniz piyasa analizi',
    heading: 'Grafiği okuyun.',
    headingNext: 'Her sayıyı denetleyin.',
    lead: 'Vela fiyatın ne yaptığını sade bir dille, sözünü ettiği yapıların çizili olduğu bir grafiğin yanında anlatır.',
    member: 'Yapay zekâ analizini aç',
    how: 'Sayılar nasıl denetleniyor',
    symbol: 'Bir sembol ya da ad yazın',
    symbolExample: 'Bitcoin, Apple, altın …',
    open: 'Grafiği aç',
    ready: 'Hesap açmadan hazır:',
    note: 'Şimdilik ücretsizdir. Aracı kurum anahtarı istemez, emir vermez.',
  },
  is: {
    heading: 'Vela nedir',
    explains:
      'Önünüzdeki grafiğin açıklamasıdır: iki ölçekte eğilim, boşluklar, emir blokları, yapı kırılımları, momentum ve oynaklık.',
    asks: 'Bir sohbettir: en yakın boşluğun nerede olduğunu, emir bloğunun ne demek olduğunu ya da geçen haftadan beri neyin değiştiğini sorun.',
    languages: 'Türkçe ve İngilizcedir; sayılar ikisinde de aynıdır.',
  },
  isNot: {
    heading: 'Ne değildir',
    signals: 'Alım veya satım sinyali, fiyat hedefi vermez.',
    orders: 'Emir vermez, aracılık yapmaz, hesaplarınıza erişmez.',
    advice: 'Yatırım tavsiyesi vermez. Yalnızca eğitim amaçlıdır.',
  },
  advantages: {
    eyebrow: 'Güvenebilecekleriniz',
    heading: 'Beş söz ve hepsinin üstünde tek bir düşünce: ekrandaki sayıya güvenebilmeniz.',
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
      text: 'Kaynak, hangi ana ait olduğu ve niteliği her analizin yanında yazar. Simüle veri göründüğü her yerde işaretlidir; eksik veri söylenir.',
    },
    rates: {
      title: 'Taban oranı olmayan iddia yok',
      text: 'Vela size bir formasyonun “genellikle işe yaradığını” söylemez. Böyle bir cümle ancak ne sıklıkta doğru çıktığıyla ve rastlantıyla karşılaştırmasıyla birlikte yer alır.',
    },
    advice: {
      title: 'Tavsiye yok; bu da sınanır',
      text: 'Cümleler, tavsiye sözcüklerine karşı iki dilde de denetlenir. Bundan sonrası sizin değerlendirmenizdir.',
    },
  },
  chance: {
    eyebrow: 'Genellikle söylenmeyen yarısı',
    claim: '“Rastlantıdan ayırt edilemiyor.”',
    lead: 'Boşlukların dolduğunu herkes söyler. Vela ne sıklıkta dolduklarını sayar, aynısını boşluk bulunmayan eşlenmiş mumlarda da sayar ve büyüsünü bozsa bile ikisini yan yana yazar.',
    gaps: 'Dolan boşluklar',
    control: 'Boşluk bulunmayan eşlenmiş mumlarda',
    source:
      'Üyelerin kullandığı analiz tarafından simüle mumlarda sayıldı. Sizin grafiğinizde her yapı türü için yeniden sayılır.',
    action: 'Taban oranı nasıl sayılır',
  },
  tour: {
    eyebrow: 'Çalışma alanı',
    heading: 'Tek ekran: grafik, açıklama ve dayanağı',
    chart: {
      title: 'Grafik hemen açılır',
      text: 'Şu anda önemli olan birkaç yapı, tam adlarıyla ve üç satırlık bir okumayla birlikte.',
      picture:
        'Geniş ekranda çalışma alanı: adlandırılmış bölgeleriyle grafik, yanında okuma ve sorulabilecek sorular.',
    },
    phone: {
      title: 'Telefonda önce grafik',
      text: 'Yanıt, grafiğin altındaki sayfada bekler. Bastığınız sayı, geldiği mumları aydınlatır.',
      picture: 'Telefonda çalışma alanı: üstte grafik, altında okuma.',
    },
    replay: {
      title: 'İstediğiniz muma geri dönün',
      text: 'Yeniden oynatma, o anda bilinebilecekleri gösterir; sonradan olanlardan hiçbir şey sızmaz.',
      picture:
        'Yeniden oynatma: grafik daha eski bir mumda durur, yalnızca o ana dek bilinen yapılarla.',
    },
  },
  carousel: {
    role: 'döner liste',
    itemRole: 'öğe',
    item: '{{number}} / {{count}}',
    eyebrow: 'Okumaya devam edin',
    heading: 'Ne, nasıl hesaplanır',
    pause: 'Kendiliğinden ilerlemeyi durdur',
    play: 'Kendiliğinden ilerlet',
    previous: 'Önceki öğe',
    next: 'Sonraki öğe',
    available: 'Bugün kullanılabilir',
    partly: 'Kısmen kullanılabilir',
    technical: {
      title: 'Teknik analiz',
      text: 'Mumların kendisinin gösterdikleri, yazılı kurallarla: aynı mumlar her zaman aynı yanıtı verir.',
      first: 'Salınım tepeleri ve dipleri ile fiyatın bunların ötesinde kapandığı yerler',
      second: 'Adil değer boşlukları ve o günden beri ne kadar doldukları',
      third: 'Emir blokları ve fiyatın onlara geri dönüp dönmediği',
      fourth: 'RSI, hareketli ortalamalar ve oynaklık; her biri formülüyle',
      action: 'Teknik analiz nasıl çalışır',
    },
    fundamental: {
      title: 'Temel analiz',
      text: 'Bir şirketin ne kazandığı, ne borçlu olduğu ve ne dağıttığı, kendi mali tablolarından. Bugün bazı büyük şirketler için.',
      first: 'Bilançoya sorulan sekiz soru, her birinin dört olası sonucuyla',
      second: 'Şirketin kendi geçmişiyle yan yana oranlar',
      third: 'Her varsayımı açıkça görünen indirgenmiş nakit akışı',
      fourth: '{{near}}, {{middle}} ve {{far}} yıllık senaryolar, aralık olarak',
      action: 'Şirketler nasıl okunur',
    },
    realEstate: {
      title: 'Gayrimenkul',
      text: 'Kiraya verilen bir mülkün ay ay ne getirdiği ve neye mal olduğu, sohbette yazdığınız rakamlarla.',
      first: 'Giderler ve kredi sonrası nakit akışı',
      second: 'Kapitalizasyon oranı ve gelirin borcu ne kadar karşıladığı',
      third: '{{years}} yıl üzerinden iç verim oranı',
      fourth: 'Her varsayımın sonucu ne kadar değiştirdiği',
      action: 'Bir mülk nasıl hesaplanır',
    },
  },
  news: {
    eyebrow: 'Haberler',
    heading: 'Vela’dan son haberler',
    all: 'Tüm haberler',
    minutes_one: '{{count}} dakikalık okuma',
    minutes_other: '{{count}} dakikalık okuma',
  },
  features: {
    eyebrow: 'Ürünün çevresi',
    heading: 'Kim yanıt verir ve neyi bilmelisiniz',
    support: {
      title: 'Destek ekibi',
      text: 'İletişim formunu insanlar yanıtlar; Türkçe ve İngilizce, {{soonest}}⁠–⁠{{latest}} iş günü, faturalandırma sorularında {{billing}} iş günü içinde. {{reasons}} konudan birini seçin; böylece mesajınızın ne hakkında olduğunu biliriz.',
      action: 'Bize yazın',
    },
    networking: {
      title: 'İş birliği ağı',
      text: 'Eğitmenler, veri sağlayıcılar ve iş ortakları bize aynı formla ulaşır. Vela’da forum yoktur, başkasının işlemi kopyalanmaz: herkes kendi grafiğini okur.',
      action: 'Bir öneride bulunun',
    },
    risk: {
      title: 'Bir riski gözden kaçırma riski en düşük düzeyde',
      text: 'Alım satım risklidir ve Vela bunu değiştirmez: yatırdığınızın tamamını kaybedebilirsiniz. Yaptığı şudur: verisinin ne kadar eski olduğunu söyler, simüle olanı işaretler, sizi aceleye getirmez ve sinyal vermez.',
      action: 'Risk bildirimini okuyun',
    },
    legal: {
      title: 'Yasal uyarı',
      text: 'Vela eğitim amaçlıdır. İçindeki hiçbir şey yatırım tavsiyesi, teklif ya da öneri değildir; geçmiş fiyatlar gelecektekiler için bir güvence değildir.',
      action: 'Yasal uyarıyı okuyun',
    },
  },
  closing: {
    heading: 'Bildiğiniz bir grafikte deneyin.',
    text: 'Hesap açmak bir dakika sürer: bir e-posta adresi, bir şifre ve bir kod.',
    action: 'Hesap oluştur',
  },
};
