import { candleLimit, formatNumber, horizons } from '@vela/contracts';
import type { FaqEntry } from '../../faq-entry.ts';
import { list } from '../../parts/figures.ts';

export const technical: readonly FaqEntry[] = [
  {
    id: 'what-is-computed',
    question: 'Grafikte hangi yapılar bulunur?',
    answer: [
      'Salınım tepeleri ve dipleri, yapı kırılımları, karakter değişimleri ve piyasa yapısı değişimleri, itki mumları, adil değer boşlukları, emir blokları, eşit tepe ve dipler, likidite havuzları ve süpürmeleri, destek ve direnç bölgeleri, seansların ve önceki günün, haftanın, ayın en yüksekleri ve en düşükleri, mum formasyonları ve uyumsuzluklar. [Yöntem kitaplığı](/methods) her birini tanımlar. Grafiğe gösterge eklenebilir.',
    ],
  },
  {
    id: 'what-is-missing',
    question: 'Teknik analiz neleri kapsamaz?',
    answer: [
      'Omuz baş omuz gibi grafik formasyonlarını, Elliott dalgalarını ve emir defteri gerektiren her şeyi. Hesaplanmadıkları için hiçbir yanıt onlardan varmış gibi söz etmez.',
    ],
  },
  {
    id: 'what-is-repainting',
    question: 'Yeniden çizme (repainting) nedir, burada olur mu?',
    answer: [
      'Bir çizim sonradan değişir ve geçmişi olduğundan daha iyi okunmuş gösterirse buna yeniden çizme denir. Burada doğrulanmış bir yapının yeri de zamanı da değişmez. Her yapı iki zaman taşır: nereye çizildiği ve en erken ne zaman bilinebildiği. Otomatik testler bunu her yapı türü için sınar.',
    ],
  },
  {
    id: 'why-different-elsewhere',
    question: 'Başka araçlar neden başka bölgeler çiziyor?',
    answer: [
      'Çünkü emir bloğu gibi terimlerin bağlayıcı bir tanımı yok; bazı araçlar da tutmayanları siliyor. Biz hangi tanımı kullandığımızı söyler, tutmayanları da işaretleyerek saklarız.',
    ],
  },
  {
    id: 'several-timeframes',
    question: 'Analiz daha uzun zaman aralıklarına da bakar mı?',
    answer: [
      'Evet: mumları bulunan yerde daha uzun iki ve daha kısa bir zaman aralığına, her birinin kendi olgularıyla bakar; nerede uyumlu olduklarını, nerede olmadıklarını söyler. Grafiğin yanındaki “Olgular” sekmesi, metinde geçmeyenlerle birlikte hepsini zaman aralığına göre listeler. Uzun bir mum ancak kapandıktan sonra sayılır. Bkz. [birkaç zaman aralığı](/methods/several-timeframes).',
    ],
  },
  {
    id: 'how-many-candles',
    question: 'Bir analiz kaç mum kullanır?',
    answer: [
      `Kaç mumun gösterilip anlatılacağını siz seçersiniz: en az ${candleLimit.min}, en çok ${formatNumber(candleLimit.max, 0, 'tr')}, siz seçmezseniz ${candleLimit.default}. Hesap ise her zaman serinin saklanan ilk mumundan başlar; bu yüzden bir yapı, grafiğin ne kadarına baktığınıza bağlı değildir.`,
    ],
  },
  {
    id: 'which-intervals',
    question: 'Hangi zaman aralıklarını seçebilirim?',
    answer: [
      'Bir, beş, on beş ve otuz dakika, bir ve dört saat, bir gün, bir hafta ve bir ay. Her piyasada hepsi bulunmayabilir; bu, kaynağında ne olduğuna bağlıdır.',
    ],
  },
  {
    id: 'base-rates',
    question: 'Bu yapılar ne sıklıkla “tutar”?',
    answer: [
      'Bu seriye bağlıdır; bu yüzden baktığınız seride sayılır: “burada boşluklar ne sıklıkla doluyor?” diye sorun. Yanıt; oranı vaka sayısı, güven aralığı ve eşlenmiş mumlardaki karşılığıyla verir, ikisi ayırt edilemiyorsa bunu söyler. Çok az vaka varsa hiçbir şey göstermez.',
    ],
  },
];

export const coming: readonly FaqEntry[] = [
  {
    id: 'fundamental-analysis',
    question: 'Şirketlerin temel analizi var mı?',
    answer: [
      'Kısmen. Sohbet bazı büyük Amerikan şirketlerinin bildirimlerini okur: sütunlar, hasılat, kâr, nakit akışı, marjlar ve varsayımları adıyla verilen bir indirgenmiş nakit akışı; her sayının bildirimi açılır. Başka bir şirket sorulduğunda bildirimi olmadığı söylenir. Nelerin henüz olmadığı ve nasıl hesaplanacağı [temel analiz](/learn-more-2) sayfasında.',
    ],
  },
  {
    id: 'forecasts',
    question: 'Hangi öngörüler var?',
    answer: [
      `Bildirimleri Vela ile gelen şirketler için: ${list(horizons.forecastYears, 'tr')} yıllık hasılat, net kâr ve serbest nakit akışı; kötümser, gerçekçi ve iyimser, tek bir dağılımın üç yeri olarak. Her yanıt, bu şirket için aynı yolla yapılan önceki bantların ne sıklıkla tuttuğunu söyler. Fiyat öngörüsü yoktur.`,
    ],
  },
  {
    id: 'real-estate',
    question: 'Bir gayrimenkulü analiz edebilir miyim?',
    answer: [
      `Evet, sohbette ve kendi rakamlarınızla: fiyatı ve kirayı yazın; ${horizons.realEstateYears} yılın nakit akışı, konulan paranın getirisi ve ikisinin varsayımlara ne kadar duyarlı olduğu hesaplanır. Konut fiyatı, kira ya da kredi faizi verisi yoktur. Bkz. [gayrimenkul](/learn-more-3).`,
    ],
  },
  {
    id: 'news-and-back-test',
    question: 'Haber akışı, geriye dönük test ya da programlar için bir arayüz var mı?',
    answer: [
      'Henüz yok. Üçü de etkin olmayan ücretli planlara ait; [planlar sayfası](/urunler) böyle her özelliği işaretler.',
    ],
  },
];
