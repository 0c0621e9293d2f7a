import type { CompanyConceptWords } from '../company-words.ts';

/** Words of what figures are made of, where no phrase names the figure itself. */
export const companyConcepts: CompanyConceptWords = {
  profit: 'kar(?:i|in\\w*|la\\w*|dan|a)?|kazanc\\w*|kazan(?!dir)\\w*',
  sales: 'satis(?! bask| sinyal| emr| hacm)\\w*|ciro\\w*|hasilat\\w*|gelir\\w*',
  cash: 'nakit\\w*|nakd\\w*|(?<!kac )para(?!lel)\\w*|kasa\\w*|likit\\w*',
  cost: 'maliyet\\w*|masraf\\w*|gider\\w*|hammadde\\w*|uretim\\w*',
  operations: 'faaliyet\\w*|operasyon\\w*|(?:ana|esas|asil|cekirdek) is\\w*',
  assets: 'sahip oldug\\w*|varlik\\w*|varlig\\w*|aktif\\w*|mal varlig\\w*',
  equity: 'oz ?kaynak\\w*|oz ?kaynag\\w*|oz ?sermaye\\w*|ortak(?!laş)\\w*|hissedar\\w*',
  capital: 'sermaye\\w*|(?:yatir|koy|kon|bagla)(?:ilan|ulan|dig\\w*|dug\\w*|an)\\w*',
  debt: 'borc\\w*|kredi\\w*|yukumluluk\\w*|yukumlulug\\w*',
  interest: 'faiz\\w*',
  short:
    'kisa vade\\w*|(?:bir|1|12|on iki) (?:yil|ay)\\w* icinde\\w*|vadesi gelen\\w*|yakin vade\\w*',
  long: 'uzun vade\\w*',
  cover:
    'karsil\\w*|od[eu]\\w*|oduyor\\w*|yet(?:er|iyor|ecek|mez)\\w*|kapat\\w*|cevir\\w*|sil(?:er|ebil)\\w*',
  share:
    'marj\\w*|yuzde\\w*|kaci|ne kadari\\w*|oran\\w*|(?:100|yuz|1|bir|her) (?:dolar|lira|birim)\\w*',
  multiple: 'kac kat\\w*|carpan\\w*|kac (?:yillik|senelik)|pahali\\w*|ucuz\\w*|kac misli',
  price: 'fiyat\\w*|hisse\\w*|piyasa\\w*|borsa\\w*',
  growth:
    'buyu(?!k)\\w*|art(?!i\\b|ik)\\w*|yuksel\\w*|gelis\\w*|hizlan\\w*|azal\\w*|dus(?!un|uk|ul)\\w*|kucul\\w*|geril\\w*|eri(?:di|yor|mis)\\w*',
  investment: 'yatirim\\w*|capex|harcama\\w*',
  left: 'sonra\\w*|dusul\\w*|kal(?:an|iyor|ir)\\w*|art(?:an|iyor)\\w*',
  dividend: 'temettu\\w*|kar pay\\w*|dagit\\w*',
  'buy-back': '(?:geri|kendi) (?:\\w+ )?al\\w*|sulan\\w*|seyrel\\w*|seyrelt\\w*',
  whole: 'tamam\\w*|komple|hepsi\\w*|butunu\\w*|toplam\\w*',
  bought: 'al(?:mak|sam|sak|ir|inir)\\w*|satin al\\w*|kac para|kaca',
  worth: 'deger\\w*|eder\\w*|etmeli\\w*|edecek\\w*',
  assumed: 'varsay\\w*|bekl[ei]\\w*|bekli\\w*|fiyatla\\w*|ima\\w*|gerek\\w*|sart|icinde\\w*',
  accounts: 'muhasebe\\w*|hesap\\w*|defter\\w*|bilanco\\w*|rakam\\w*|tablo\\w*',
  trust:
    'guven\\w*|temiz\\w*|durust\\w*|sorun\\w*|tuhaf\\w*|garip\\w*|supheli\\w*|inan\\w*|gercek\\w*|dogru\\w*',
  tampered:
    'hile\\w*|oyn[au](?!k)\\w*|oynu\\w*|sisir\\w*|guzelles\\w*|makyaj\\w*|manipul\\w*|susle\\w*|carpit\\w*',
  bust: 'bat(?!i|arya)\\w*|iflas\\w*|ayakta kal\\w*|konkordato\\w*|coker\\w*|cokme\\w*',
  rivals: 'rakip\\w*|rakib\\w*|sektor\\w*|benzer\\w*|emsal\\w*|digerleri\\w*|akran\\w*',
  worked: 'calistir\\w*|degerlendir\\w*|kullan\\w*|verimli\\w*|isle(?:t|r)\\w*',
};
