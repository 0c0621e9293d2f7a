import type { Catalogue } from '../catalogue.ts';

/** Words of what "/" and "@" suggest in the message field. */
export const composer: Catalogue['composer'] = {
  suggestions: 'Öneriler',
  command: {
    explain: { name: 'açıkla', question: '{{symbol}} {{interval}} analiz et' },
    levels: {
      name: 'seviyeler',
      question: '{{symbol}} {{interval}} için destek ve direnç nerede?',
    },
    gaps: {
      name: 'boşluklar',
      question: '{{symbol}} {{interval}} için en yakın açık boşluk nerede?',
    },
    compare: {
      name: 'karşılaştır',
      question: '{{symbol}} ile ETHUSDT’yi {{interval}} grafikte karşılaştır',
    },
    timeframes: {
      name: 'zaman',
      question: '{{symbol}} {{interval}} için zaman aralıkları uyuşuyor mu?',
    },
    help: { name: 'yardım', question: 'Neler sorabilirim?' },
  },
  action: {
    pdf: { name: 'pdf', about: 'Son yanıtı PDF olarak kaydet' },
    markdown: { name: 'metin', about: 'Son yanıtı Markdown olarak kaydet' },
    csv: { name: 'csv', about: 'Son yanıtın olgularını CSV olarak kaydet' },
    model: { name: 'dilmodeli', about: 'Dil modelini seç' },
  },
};
