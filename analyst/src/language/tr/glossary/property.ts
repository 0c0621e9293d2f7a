import type { GlossaryPart } from '../../glossary.ts';

export const property = {
  'cap-rate': {
    asked: 'cap ?rate\\w*|kapitalizasyon oran\\w*|kapitalizasyon',
    name: 'Kapitalizasyon oranı (cap rate)',
    definition:
      'bir gayrimenkulün bir yıllık net işletme gelirinin fiyatına oranı: kredi olmadan ne kazandırdığı. Yüksek olması aynı para için daha çok kira, çoğu zaman da daha çok risk demektir.',
  },
  'rent-multiplier': {
    asked: '(?:brut )?kira carpan\\w*|amorti(?:sman)? sure\\w*|grm',
    name: 'Kira çarpanı',
    definition:
      'bir gayrimenkulün fiyatının, giderler düşülmeden, kaç yıllık kirasına denk geldiği. Çarpan büyüdükçe kira fiyatı daha geç karşılar.',
  },
  'net-operating-income': {
    asked: 'net isletme gelir\\w*|noi',
    name: 'Net işletme geliri',
    definition:
      'bir yılın kirasından boşluk ve işletme giderleri düşülünce kalan; kredi, amortisman ve gelir vergisinden öncesidir.',
  },
  'cash-on-cash': {
    asked: 'cash on cash(?: getiri\\w*)?|nakit getiri\\w*',
    name: 'Öz paranın nakit getirisi (cash-on-cash)',
    definition:
      'kredi ödendikten sonra bir yılda elde kalan nakdin, konulan öz paraya oranı. Gayrimenkulün değer kazancı hakkında bir şey söylemez.',
  },
  'loan-to-value': {
    asked: 'kredi ?/ ?deger(?: oran\\w*)?|kredi deger oran\\w*|ltv',
    name: 'Kredi/değer oranı',
    definition: 'kalan borcun, gayrimenkulün değerine oranı.',
  },
  'debt-coverage': {
    asked: 'borc (?:servisi )?karsilama(?: oran\\w*)?|dscr',
    name: 'Borç karşılama oranı (DSCR)',
    definition:
      'bir yılın net işletme gelirinin o yılın kredi ödemelerine bölümü. Birin altında kira krediyi karşılamaz.',
  },
  mortgage: {
    asked: 'mortgage|konut kredi\\w*|ev kredi\\w*',
    name: 'Konut kredisi (mortgage)',
    definition:
      'gayrimenkulün teminat olduğu kredi. Her taksitin bir kısmı kalan borcun faizi, gerisi anaparadır; başlarda çoğu faizdir.',
  },
  'down-payment': {
    asked: 'pesinat\\w*',
    name: 'Peşinat',
    definition: 'fiyatın öz parayla ödenen kısmı; gerisi kredidir.',
  },
  'internal-rate': {
    asked: 'ic (?:verim|getiri) oran\\w*|ic verim\\w*|irr',
    name: 'İç verim oranı (IRR)',
    definition:
      'konulan ve geri dönen bütün paraların, her biri kendi zamanında, birbirine denk geldiği yıllık getiri.',
  },
  'present-value': {
    asked: '(?:net )?bugunku deger\\w*|npv|nbd',
    name: 'Net bugünkü değer',
    definition:
      'gelecekteki ödemelerin beklenen bir getiriyle bugünkü karşılığından şimdi ödenenin çıkarılması. Sıfırın üzerindeyse beklenenden fazla getirir.',
  },
} satisfies GlossaryPart;
