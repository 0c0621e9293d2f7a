import type { Catalogue } from '../catalogue.ts';

import { links } from './explore/links.ts';

/** Words of the guests' workspace. */
export const explore: Catalogue['explore'] = {
  title: 'Deneyebileceğiniz bir grafik',
  description:
    'Çalışma alanını hesap açmadan deneyin: kripto, hisse, döviz çifti ve altından örnek grafikler ile her sayısı dayandığı mumlara kadar izlenebilen hazır açıklamalar.',
  heading: 'Örnek grafikler',
  lead: 'Bitcoin, Ethereum, Apple, EUR/USD ve altın: bir grafik seçin, üç satırda okuyun, hazır sorulardan birini sorun. Yanıttaki her sayı, geldiği mumları açar.',
  opening: 'Grafik açılıyor.',
  symbol: 'Grafik',
  question: {
    analyze: '{{name}} bu grafikte ne yaptı?',
    timeframes: '{{name}} için zaman aralıkları aynı yönü mü gösteriyor?',
    gaps: '{{name}} için en yakın açık boşluk nerede?',
    blocks: '{{name}} fiyatının çevresinde hangi emir blokları var?',
  },
  signUp: 'Hesap oluştur',
  signUpShort: 'Kaydol',
  memberShort: 'Çalışma alanı',
  signIn: 'Giriş yap',
  member: 'Çalışma alanını aç',
  choices: 'Dil ve renkler',
  own: {
    title: 'Kendi sorularınız için hesap gerekir',
    text: 'Hesap ücretsizdir. Bu grafik ve yazdıklarınız kaybolmaz: kaydolduktan sonra çalışma alanınızda sizi bekler.',
    close: 'Grafiğe dön',
  },
  replay: 'Yeniden oynatma ve göstergeler için hesap gerekir.',
  links,
};
