import type { UnfiledWords } from '../company-words.ts';

/** What is asked of a company and is in no accounts: how it is asked for, and what it is called. */
export const unfiled: UnfiledWords = {
  management: {
    phrases:
      'ceo\\w*|genel mudur\\w*|yonetim kurul\\w*|yonetici\\w*|kurucu\\w*|patron\\w*|basinda kim|kim(?:ler)? (?:yonet|kur)\\w*|baskani? kim',
    name: 'Şirketi kimin yönettiği',
  },
  employees: {
    phrases: 'calisan\\w*|personel\\w*|kac kisi (?:calis|istihdam)\\w*|isci say\\w*',
    name: 'Kaç kişinin çalıştığı',
  },
  business: {
    phrases:
      'ne is (?:yap|le ugras)\\w*|ne (?:uretiyor|uretir|satar|yapar)|neler? (?:satiyor|uretiyor|yapiyor)|hangi (?:sektor|is|alan)\\w* (?:faaliyet|calis)\\w*|faaliyet alan\\w*|merkezi nerede|ne zaman kurul\\w*|kac yilinda kurul\\w*|is modeli\\w*|(?:nasil|nereden|neyden) para kazan(?!dir)\\w*|urunleri (?:ne|neler)\\w*',
    name: 'Ne iş yaptığı ve ne sattığı',
  },
  segments: {
    phrases:
      '(?:iphone|ipad|mac|ios|app store|aws|azure|windows|office|youtube|android|prime|bulut|reklam|hizmet|servis|yazilim|donanim|abonelik|petrol|rafineri|kimya)\\w*(?: \\w+)? (?:gelir|hasilat|ciro|satis|kar)\\w*|(?:urun|bolge|ulke|segment|bolum|kategori)\\w* (?:baz\\w*|gore)|segment\\w*|(?:gelir|hasilat|ciro|satis)\\w* (?:dagilim|kirilim|nereden gel)\\w*',
    name: 'Ürüne, bölgeye ve bölüme göre hasılat',
  },
  customers: {
    phrases:
      'musteri\\w*|tedarikci\\w*|kac (?:abone|kullanici|uye)\\w*|(?:abone|kullanici|uye) say\\w*',
    name: 'Müşterileri ve tedarikçileri',
  },
  owners: {
    phrases:
      'ortaklari? kim\\w*|ortaklik yapi\\w*|sahibi kim|kimin (?:sirketi|hisse|elinde)\\w*|(?:hisseler|hissedarlar)\\w* kim\\w*|iceriden alim\\w*|en buyuk hissedar\\w*',
    name: 'Hisselerin kimde olduğu',
  },
  ratings: {
    phrases:
      'analist\\w*(?: \\w+){0,2}(?: (?:ne di|tahmin|hedef|not|gorus)\\w*)?|kredi not\\w*|(?:sirket\\w* )?beklenti\\w* (?:acikla|ver)\\w*',
    name: 'Analist görüşleri ve kredi notu',
  },
  'net-interest-margin': { phrases: 'net faiz marj\\w*', name: 'Net faiz marjı' },
  'net-interest-income': { phrases: 'net faiz gelir\\w*', name: 'Net faiz geliri' },
  'cost-of-risk': { phrases: '(?:net )?risk maliyet\\w*', name: 'Risk maliyeti' },
  deposits: {
    phrases: 'mevduat\\w*(?! getiri| faiz)|musteri mevduat\\w*',
    name: 'Mevduat',
  },
  'tax-rate': {
    phrases:
      '(?:efektif |etkin |kurumlar )?vergi(?:si)? oran\\w*|(?:ne kadar|yuzde kac|kac) vergi (?:od|ver)\\w*|vergi gider\\w*',
    name: 'Vergi oranı',
  },
  churn: {
    phrases: 'churn\\w*|(?:musteri|abone) kayb\\w*|(?:iptal|kayip) oran\\w*',
    name: 'Müşteri kaybı',
  },
  beta: { phrases: 'beta(?:si|sini|yi)?', name: 'Beta' },
  'capital-spending': {
    phrases:
      'capex(?! sonra)\\w*|(?:sermaye|yatirim) harcama(?!\\w* (?:\\w+ )?(?:sonra|dus|cik))\\w*',
    name: 'Yatırım harcamaları',
  },
  research: {
    phrases:
      '(?:ar-?ge|arge|arastirma(?: ve)? gelistirme)(?![a-z]{4})\\w*(?: harcama\\w*| gider\\w*)?',
    name: 'Ar-Ge giderleri',
  },
  inventory: { phrases: 'stok(?:lar|u|lari)\\w*|stok devir\\w*', name: 'Stoklar' },
  goodwill: { phrases: 'serefiye\\w*', name: 'Şerefiye' },
  'capital-ratio': {
    phrases:
      'sermaye yeterlili\\w*(?: rasyo\\w*| oran\\w*)?|syr|cet ?1|cekirdek sermaye\\w*|takip(?:teki|e dusen) (?:kredi|alacak)\\w*|npl',
    name: 'Sermaye yeterliliği ve takipteki krediler',
  },
  future: { phrases: '(?!)', name: 'İleride ne olacağı' },
  'market-share': {
    phrases: 'pazar pay\\w*|piyasa pay[iı]\\w*',
    name: 'Pazar payı',
  },
};
