import type { PartWords } from '../en/part-words.ts';

export const partWords: PartWords = {
  notMeasuredYet: {
    title: 'Henüz ölçülmedi',
    text: 'Burada bir taban oranı yer alacak: bunun ardından neyin, ne sıklıkla geldiği; vaka sayısı, %95 güven aralığı ve rastgele bir kontrolle birlikte. Henüz ölçülmediği için hiçbir şey iddia edilmiyor.',
  },
  countedHere: {
    text: 'Bunun ardından neyin ne sıklıkla geldiği bir kez ve herkes için değil, baktığınız seride sayılır: vaka sayısı, %95 güven aralığı ve yanında eşlenmiş mumlarla. Yanıtlarda yer alır; “ne sıklıkla” diye sorun.',
    link: 'Bir taban oranı nasıl sayılır',
  },
  noBaseRate:
    'Burada taban oranı söz konusu değildir: bu sayfa verilerle ve nasıl anlatıldıklarıyla ilgili bir kural verir, fiyatların sonradan ne yaptığına dair bir iddia değil.',
  position: { skills: 'Beceriler', apply: 'Bu pozisyona başvurun' },
  planPrices: {
    plan: 'Plan',
    month: 'Aylık',
    year: 'Yıllık',
    state: 'Durum',
    contract: 'sözleşmeyle',
    active: 'etkin',
    inactive: 'henüz etkin değil',
  },
  illustration: {
    simulated: 'SİMÜLE',
    breaker: 'Kırıcı',
    source:
      'Simüle mumlar, piyasa verisi değil. İşaretler, Vela’nın kendi analizinin bu mumlarda bulduklarıdır.',
    library:
      'Kitaplığın açıkladıkları tek bir grafikte. Üçgenler salınım noktalarıdır, içi boş olanlar sonradan kırılmıştır.',
    description: 'Simüle mumların mum grafiği.',
    range: { premium: 'Premium', equilibrium: 'Denge', discount: 'Discount', entry: 'OTE' },
    said: 'Analizin bu mumlar için söylediği:',
    method: 'Yöntem',
    moments: {
      before: 'Doğrulanmasından bir mum önce',
      at: 'Onu doğrulayan kapanışta',
      later: 'Daha sonra: aynı bulgu, aynı yerde',
      fine: 'Bir saatlik mumlar',
      coarse: 'Onlardan yapılan dört saatlik mumlar',
    },
  },
  priceNames: { open: 'açılış', high: 'en yüksek', low: 'en düşük', close: 'kapanış' },
};
