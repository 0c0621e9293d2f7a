import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const oscillators: IndicatorVocabulary = {
  'awesome-oscillator': {
    name: 'Awesome osilatörü',
    short: 'AO',
    description: 'Orta fiyatın kısa basit ortalaması eksi uzun basit ortalaması.',
    parameters: { fast: 'Hızlı uzunluk', slow: 'Yavaş uzunluk' },
    outputs: { oscillator: 'Osilatör' },
  },
  'accelerator-oscillator': {
    name: 'Accelerator osilatörü',
    short: 'AC',
    description:
      'Awesome osilatörü eksi kendi basit ortalaması: hareketinin hızlanıp hızlanmadığını gösterir.',
    parameters: { fast: 'Hızlı uzunluk', slow: 'Yavaş uzunluk', smoothing: 'Yumuşatma' },
    outputs: { oscillator: 'Osilatör' },
  },
  'balance-of-power': {
    name: 'Güç dengesi (Balance of power)',
    short: 'BOP',
    description:
      'Her mumun gövdesinin aralığına oranının ortalaması, -1 ile 1 arası: mumların aralıklarının neresinde kapandığını gösterir.',
    parameters: { length: 'Uzunluk' },
    outputs: { balance: 'Denge' },
  },
  'chande-momentum-oscillator': {
    name: 'Chande momentum osilatörü',
    short: 'CMO',
    description:
      'Kapanıştaki yükselişler eksi düşüşler, ikisinin toplamının yüzdesi olarak: -100 ile 100 arası.',
    parameters: { length: 'Uzunluk' },
    outputs: { oscillator: 'Osilatör' },
  },
  'connors-rsi': {
    name: 'Connors RSI',
    short: 'Connors RSI',
    description:
      '0 ile 100 arası üç ölçünün ortalaması: kapanışın RSI değeri, yükseliş veya düşüş serisinin RSI değeri ve son değişimin öncekiler arasındaki sırası.',
    parameters: {
      rsiLength: 'RSI uzunluğu',
      streakLength: 'Seri RSI uzunluğu',
      rankLength: 'Sıralama uzunluğu',
    },
    outputs: { rsi: 'Connors RSI' },
  },
  'detrended-price-oscillator': {
    name: 'Trendden arındırılmış fiyat osilatörü (DPO)',
    short: 'DPO',
    description:
      'Yarım pencere önceki kapanış eksi çevresindeki pencerenin ortalaması. Trend ayıklanır, daha kısa salınımlar kalır.',
    parameters: { length: 'Uzunluk' },
    outputs: { oscillator: 'Osilatör' },
  },
  'elder-ray': {
    name: 'Elder ray (boğa ve ayı gücü)',
    short: 'Elder ray',
    description:
      'En yüksek ve en düşük eksi kapanışın üstel ortalaması: her mumun ortalamanın ne kadar üstüne ve altına uzandığını gösterir.',
    parameters: { length: 'Uzunluk' },
    outputs: { bullPower: 'Boğa gücü', bearPower: 'Ayı gücü' },
  },
  'fisher-transform': {
    name: 'Fisher dönüşümü',
    short: 'Fisher',
    description:
      'Orta fiyatın kendi aralığındaki yeri, uçlara yakın değerler belirginleşecek biçimde gerilir; tetik bir önceki mumun değeridir.',
    parameters: { length: 'Uzunluk' },
    outputs: { fisher: 'Fisher', trigger: 'Tetik' },
  },
  'centre-of-gravity': {
    name: 'Ağırlık merkezi osilatörü',
    short: 'COG',
    description:
      'Son orta fiyatların ağırlığının nerede toplandığı. Yeni fiyatlar daha yüksekse artar; tetik bir önceki mumun değeridir.',
    parameters: { length: 'Uzunluk' },
    outputs: { centre: 'Merkez', trigger: 'Tetik' },
  },
  'price-momentum-oscillator': {
    name: 'Fiyat momentumu osilatörü (PMO)',
    short: 'PMO',
    description: 'Mumdan muma göreli değişim, iki kez yumuşatılır; yanında sinyal çizgisi vardır.',
    parameters: { length: 'Uzunluk', smoothing: 'İkinci yumuşatma', signal: 'Sinyal uzunluğu' },
    outputs: { oscillator: 'Osilatör', signal: 'Sinyal' },
  },
  'roc-bands': {
    name: 'Bantlı değişim oranı (ROC)',
    short: 'ROC bantları',
    description:
      'Kapanışın göreli değişimi, ortalaması ve sıfırın üstünde ve altında, son değişimlerin kareler ortalamasının karekökü kadar uzakta bantlar.',
    parameters: { length: 'Uzunluk', smoothing: 'Yumuşatma', bandLength: 'Bant uzunluğu' },
    outputs: { roc: 'Değişim oranı', average: 'Ortalama', upper: 'Üst bant', lower: 'Alt bant' },
  },
  'stochastic-momentum-index': {
    name: 'Stokastik momentum endeksi',
    short: 'SMI',
    description:
      'Kapanışın kendi aralığının ortasına uzaklığı, iki kez yumuşatılmış, yarım aralığın yüzdesi olarak: -100 ile 100 arası.',
    parameters: {
      length: 'Uzunluk',
      firstSmoothing: 'İlk yumuşatma',
      secondSmoothing: 'İkinci yumuşatma',
      signal: 'Sinyal uzunluğu',
    },
    outputs: { index: 'Endeks', signal: 'Sinyal' },
  },
  trix: {
    name: 'TRIX',
    short: 'TRIX',
    description:
      'Üç kez üstel ortalaması alınmış kapanışın yüzde değişimi; üçlü ortalama kısa salınımları dışarıda bırakır.',
    parameters: { length: 'Uzunluk', signal: 'Sinyal uzunluğu' },
    outputs: { trix: 'TRIX', signal: 'Sinyal' },
  },
  'true-strength-index': {
    name: 'Gerçek güç endeksi (TSI)',
    short: 'TSI',
    description:
      'Kapanıştaki değişimin iki kez alınmış ortalaması, aynı biçimde ortalaması alınan değişim büyüklüğünün yüzdesi olarak: -100 ile 100 arası.',
    parameters: { length: 'Uzunluk', smoothing: 'İkinci yumuşatma', signal: 'Sinyal uzunluğu' },
    outputs: { index: 'Endeks', signal: 'Sinyal' },
  },
  'ultimate-oscillator': {
    name: 'Ultimate osilatörü',
    short: 'Ultimate',
    description:
      'Gerçek aralığın ne kadarının kapanışın altında kaldığı; üç pencerede hesaplanır, en kısası en ağırdır: 0 ile 100 arası.',
    parameters: {
      shortLength: 'Kısa pencere',
      middleLength: 'Orta pencere',
      longLength: 'Uzun pencere',
    },
    outputs: { oscillator: 'Osilatör' },
  },
  'coppock-curve': {
    name: 'Coppock eğrisi',
    short: 'Coppock',
    description:
      'Kapanışın iki göreli değişiminin toplamının ağırlıklı ortalaması. Aylık mumlar için düşünülmüştür.',
    parameters: { longLength: 'Uzun pencere', shortLength: 'Kısa pencere', smoothing: 'Yumuşatma' },
    outputs: { curve: 'Eğri' },
  },
  'know-sure-thing': {
    name: 'Know sure thing (KST)',
    short: 'KST',
    description:
      'Kapanışın giderek uzayan pencerelerdeki dört göreli değişimi; yumuşatılır, ağırlıklandırılır ve toplanır. Yanında sinyal çizgisi vardır.',
    parameters: {
      length1: 'Birinci uzunluk',
      length2: 'İkinci uzunluk',
      length3: 'Üçüncü uzunluk',
      length4: 'Dördüncü uzunluk',
      smoothing1: 'Birinci yumuşatma',
      smoothing2: 'İkinci yumuşatma',
      smoothing3: 'Üçüncü yumuşatma',
      smoothing4: 'Dördüncü yumuşatma',
      signal: 'Sinyal uzunluğu',
    },
    outputs: { kst: 'KST', signal: 'Sinyal' },
  },
  'percentage-price-oscillator': {
    name: 'Yüzde fiyat osilatörü (PPO)',
    short: 'PPO',
    description:
      'Yavaş ortalamanın yüzdesi olarak MACD; enstrümanlar ve dönemler arasında karşılaştırılabilir.',
    parameters: { fast: 'Hızlı uzunluk', slow: 'Yavaş uzunluk', signal: 'Sinyal uzunluğu' },
    outputs: { oscillator: 'Osilatör', signal: 'Sinyal', histogram: 'Histogram' },
  },
  'relative-vigor-index': {
    name: 'Göreli canlılık endeksi (RVGI)',
    short: 'RVGI',
    description:
      'Mumların açılıştan ne kadar uzakta kapandığı, aralıklarına oranla; yumuşatılır, yanında sinyal çizgisi vardır.',
    parameters: { length: 'Uzunluk' },
    outputs: { index: 'Endeks', signal: 'Sinyal' },
  },
  qstick: {
    name: 'Qstick',
    short: 'Qstick',
    description:
      'Kapanış eksi açılışın ortalaması: mumların daha çok yükselip yükselmediğini ve ne kadar olduğunu gösterir.',
    parameters: { length: 'Uzunluk' },
    outputs: { qstick: 'Qstick' },
  },
  demarker: {
    name: 'DeMarker',
    short: 'DeMarker',
    description:
      'En yükseklerdeki artışların, en yükseklerdeki artışlar ile en düşüklerdeki azalışların toplamına oranı: 0 ile 1 arası.',
    parameters: { length: 'Uzunluk' },
    outputs: { demarker: 'DeMarker' },
  },
  'psychological-line': {
    name: 'Psikolojik çizgi',
    short: 'PSY',
    description: 'Son mumların yüzde kaçının bir önceki kapanışın üstünde kapandığı.',
    parameters: { length: 'Uzunluk' },
    outputs: { share: 'Yükselen kapanışların payı' },
  },
  'disparity-index': {
    name: 'Ayrışma endeksi (Disparity)',
    short: 'Disparity',
    description: 'Kapanışın basit hareketli ortalamasına uzaklığı, yüzde olarak.',
    parameters: { length: 'Uzunluk' },
    outputs: { disparity: 'Ayrışma' },
  },
};
