import { brand } from '@vela/contracts';
import type { FaqEntry } from '../../faq-entry.ts';

export const product: readonly FaqEntry[] = [
  {
    id: 'what-is-vela',
    question: `${brand.name} nedir?`,
    answer: [
      `${brand.name}, fiyat grafiklerini sade bir dille açıklar. Bir piyasa ve bir zaman aralığı seçip sorarsınız; yanıt, sözünü ettiği yapıların üzerine çizildiği bir grafiğin yanında yer alır.`,
      'Yanıttaki her sayı bir bağlantıdır: hangi mumlardan ve hangi tanımla hesaplandığını gösterir, grafikte de karşılığını vurgular.',
    ],
  },
  {
    id: 'who-is-it-for',
    question: 'Kimler için?',
    answer: [
      'Grafik okuyan ve bir okumanın neye dayandığını görmek isteyenler için: bireysel yatırımcılar, piyasayı öğrenenler ve herkesin aynı tanımı kullanmasını isteyen ekipler. Programlama bilmek gerekmez.',
    ],
  },
  {
    id: 'does-it-give-advice',
    question: 'Ne alıp ne satacağımı söyler mi?',
    answer: [
      'Hayır. Alım veya satım sinyali, fiyat hedefi, portföy tavsiyesi ve size özel öneri yoktur. Bir açıklamayla ne yapacağınız sizin kararınızdır; önce [risk bildirimini](/Risk) okuyun.',
    ],
  },
  {
    id: 'can-it-trade',
    question: 'Benim adıma işlem yapabilir mi, aracı kurumuma bağlanır mı?',
    answer: [
      `Hayır. ${brand.name} emir iletmez, aracı kurum değildir; aracı kurumdaki, borsadaki ya da bankadaki bir hesabın anahtarlarını hiçbir zaman istemez.`,
    ],
  },
  {
    id: 'which-markets',
    question: 'Hangi piyasalar var?',
    answer: [
      'Kripto çiftleri, büyük ABD hisseleri, bilinen endeksler, altın ve petrol gibi emtialar ve döviz çiftleri. Sohbetteki sembol araması bunları Türkçe ve İngilizce gündelik adlarıyla listeler.',
      'Borsa İstanbul kapsam dışındadır. Sembolleri tanınır ve yanıtta yalnızca bu söylenir; böylece başka bir şirketle karıştırılmaz.',
    ],
  },
  {
    id: 'which-languages',
    question: 'Hangi dilleri konuşur?',
    answer: [
      'Her sayfada ve her yanıtta Türkçe ve İngilizce. Dil seçimi her sayfanın üst kısmındadır. Sayılar iki dilde de aynıdır, yalnızca yazılışları değişir.',
    ],
  },
  {
    id: 'mobile-app',
    question: 'Mobil uygulaması var mı?',
    answer: [
      'Henüz yok. Site, telefon tarayıcısında dar ekranlarda bile çalışır. iOS ve Android için planlananlar [mobil uygulama sayfasında](/mobile-app).',
    ],
  },
];

export const trust: readonly FaqEntry[] = [
  {
    id: 'is-it-a-language-model',
    question: 'Yanıtları bir dil modeli mi yazıyor?',
    answer: [
      'Cümleleri, hesaplanmış olgulardan yola çıkarak yerleşik bir anlatıcı Türkçe ve İngilizce olarak yazar. Bir dil modeli bağlıysa ve siz onay verirseniz cümleleri o kendi sözleriyle yazar; sayılar yine olgulardan gelir ve her cümle onlarla karşılaştırılır.',
      'Kim yazarsa yazsın, her cümle gösterilmeden önce denetlenir: hiçbir olguya dayanmayan bir sayı ya da tavsiye veren bir cümle geçemez.',
    ],
  },
  {
    id: 'where-do-numbers-come-from',
    question: 'Yanıttaki bir sayı nereden gelir?',
    answer: [
      'Değeri, birimi, zamanı, kaynağı ve tanımı belli olan bir olgudan. Sayıya tıklayın: bir kart, kullanılan mumlara kadar hepsini gösterir. Olguların nasıl hesaplandığı [teknik analiz](/learn-more-1) sayfasında anlatılır.',
    ],
  },
  {
    id: 'data-sources',
    question: 'Piyasa verisi nereden geliyor?',
    answer: [
      'Bu sitenin işletmecisinin yerleştirdiği mum dosyalarından; kripto çiftlerinde ayrıca bir borsanın herkese açık arayüzünden. Kaynak, son mumun zamanı ve bilinen kusurlar her analizin yanında yazar.',
    ],
  },
  {
    id: 'simulated-data',
    question: '“Simüle veri” ne demek?',
    answer: [
      'Gerçek veriye ulaşılamadığında, ürünü denemek için kurulmuş bir sunucu üretilmiş fiyatlar gösterebilir. Bunlar grafikte, yanıtta ve kaynak kartında işaretlidir ve gerçek bir piyasayı anlatmaz. Herkese açık bir kurulum bunları hiçbir zaman göstermez.',
    ],
  },
  {
    id: 'how-fresh',
    question: 'Veri ne kadar güncel?',
    answer: [
      'Analiz yalnızca kapanmış mumlara dayanır ve hangi ana ait olduğunu söyler. O sırada daha yeni bir mumun bulunması gerekiyorsa kaynak, yaşıyla birlikte “güncel değil” diye işaretlenir.',
    ],
  },
  {
    id: 'data-faults',
    question: 'Veride kusur varsa ne olur?',
    answer: [
      'Küçük kusurlar adıyla söylenir: eksik mumlar, yinelenen mumlar, fiyat sıçramaları, hacimsiz mumlar. Güvenilemeyecek bir dosya reddedilir ve neyin yanlış olduğu belirtilir. Hiçbir şey sessizce doldurulmaz.',
    ],
  },
];
