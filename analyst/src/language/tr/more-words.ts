import type { ActWords } from '../act-words.ts';

/** Whole questions about what the last answer told; the text is folded and without signs. */
export const more: ActWords['more'] = {
  when: [
    '(?:(?:bu|o) )?(?:tam )?ne zaman(?:dan beri|dir|di| beri| oldu| olmus| olmustu| basladi| bitti| gerceklesti| yasandi| gordu| yapti| yapildi| yapilmis| olustu| olusmus| toparladi)*',
    'hangi (?:gun|tarih\\w*|ay|yil)(?:d[iu]| oldu| olmus)*|kac (?:gun|mum|bar|hafta) once(?:ydi| oldu| olmus)?|ne kadar (?:surdu|surmus|zaman once)(?: [a-z]+)?|(?:toparlanmasi )?ne kadar (?:surede )?(?:surdu|toparla\\w*)',
    '(?:bu |o )?ne kadar (?:eski|yeni|taze)|kac gunluk|(?:ondan sonra |yeni zirveye kadar )ne kadar surdu|tarihi(?: ne| nedir| neydi)?',
  ],
  far: [
    'ne kadar (?:ustunde|altinda|uzerinde|uzaginda)(?:yiz)?|yuzde kac (?:ustunde|altinda|uzerinde)(?:yiz)?',
    '(?:(?:su an|simdi|ona|oraya|buna|buraya|fiyata) )*(?:ne kadar (?:uzak\\w*|yakin\\w*|var|kaldi|mesafe var)|(?:uzakligi|mesafesi|mesafe|uzaklik)(?: (?:ne|nedir|ne kadar))?)(?: (?:o|orasi|su an|simdi))?',
  ],
  judge: [
    '(?:bu|o|su)(?: deger| rakam| oran| sayi)?(?: cok)? (?:yuksek|dusuk|normal|fazla|az|iyi|kotu|olagan(?: disi)?|buyuk|kucuk|siradan|nadir|guclu|zayif)(?: (?:mi|midir|sayilir mi))?(?: [a-z]+){0,2}',
    '(?:cok )?(?:yuksek|dusuk|normal|fazla|az|cok|buyuk|kucuk|siradan|nadir|guclu|zayif) (?:mi|mu|sayilir mi|degil mi)(?: (?:bu|o|su|ki|yani|peki))?',
  ],
  extreme:
    'rekor\\w*(?: ne| nedir| kac)?|en uzun\\w*(?: ne| hangisi)?|en (?:kotu|iyi|yukse[kg]|dusu[kg]|buyu[kg]|kucu[kg]|guclu|zayif)[sugi]*(?: (?:ne|hangisi|neydi|nedir|kac|olan))*|(?:digeri|obur ucu)(?: (?:ne|hangisi|neydi|nedir))?|en (?:iyi|kotu) (?:gun|ay|yil|saat)(?: (?:hangisi|ne|neydi))?|en (?:buyuk|sert|cok) (?:yukselis|dusus|artis|kayip|kazanc|cikis)',
  margin:
    'ne kadar (?:farkla|fazla|daha fazla)|kac puan(?:la| farkla)?|(?:aradaki |aralarindaki )?fark(?:i)? (?:ne|nedir|ne kadar|kac)',
  today: '(?:bugun|simdi|su an|su anda)(?: (?:ne|kac|ne kadar|kac para))?',
  reason:
    '(?:neden|niye|nicin)(?: (?:peki|oyle|ki|boyle|hala|acik|eksi|arti|negatif|pozitif|yuksek|dusuk|guclu|zayif))*',
  direction:
    '(?:hangi|ne) (?:yonde|yone|yonlu|tarafa)(?: (?:oldu|olmus|kesti|kirdi|kirmis|kesmis|bu|o))?|(?:yukselis|boga|yukari)(?: yonlu)? mi(?: yoksa)? (?:dusus|ayi|asagi)(?: yonlu)?(?: mu| mi)?|(?:bu |o )?(?:yukselis|dusus|boga|ayi|yukari|asagi)(?: yonlu)? m[iu](?: (?:bu|o))?|yonu(?: ne| nedir| neydi)?|(?:art|yuksel|dus|geril)(?:mis|di|mu[sk]|tu) m[iu]',
  place:
    '(?:tam |tam olarak )?(?:nerede|nerde|neresi|hangi (?:fiyatta|seviyede))(?: (?:basliyor|bitiyor|su an|simdi|tam|o|bu))?|(?:fiyat )?(?:ustunde|uzerinde|altinda|icinde|disinda|otesinde) m[iu](?: (?:altinda|ustunde|disinda|icinde) m[iu])?(?: (?:su an|simdi|fiyat))?',
  unit: '(?:yuzde|dolar|puan|rakam|sayi|fiyat|lira|atr)(?:la|yla| olarak| cinsinden| bazinda| bazli)|yuzde kac(?: (?:eder|ediyor|olur|yapar|degismis|degisti))?|kac (?:dolar|puan)(?: eder| ediyor)?',
  since:
    '(?:o |bu )?(?:zaman|gun|tarih|an)d[ae]n (?:beri|bu yana)(?: fiyat)?(?: (?:ne kadar|yuzde kac|kac|nasil|ne))? ?(?:degisti|oynadi|artti|dustu|yukseldi|gitti|yapti|hareket etti)?|ondan (?:beri|bu yana|sonra)(?: fiyat)? (?:ne kadar|yuzde kac|ne|nasil) (?:degisti|oynadi|artti|dustu|yukseldi|gitti|yapti|oldu)',
  list: '(?:onlari |bunlari |hepsini |tumunu )?(?:listele\\w*|goster\\w*|say|dok)(?: hepsini| onlari| bunlari)?|(?:hangileri|neler)(?: bunlar| onlar)?|hepsi(?: neler| hangileri)?',
  count:
    '(?:toplam )?kac (?:tane|adet)(?: (?:var|oldu|olmus|vardi|ediyor|toplam))*|(?:toplam )?(?:sayisi|adedi)(?: kac| ne)?',
  again:
    '(?:bu |fiyat )?en son (?:ne zaman|hangi tarihte)(?: (?:bu|o|boyle|fiyat|oldu|olmus|olmustu|kesti|kesmis|kesisti|oradaydi|ordaydi|buradaydi|kadar|yuksekti|dusuktu|kapatti|kapatmis|gordu|islem gordu))*',
  which:
    '(?:peki )?(?:bunlardan |onlardan |bunlarin |ikisinden )?(?:hangisi|kim|hangisinin|kimin) (?:daha|en) (?:buyuk|yuksek|fazla|cok|iyi|iyiydi|kotu|guclu|gucluydu|zayif|kucuk|dusuk|az|yakin|uzak|onde|geride|geri)|en (?:yuksegi|iyisi|gucluleri|guclusu) hangisi|(?:hangisi|hangileri) (?:onde|yakin|uzak|guclu|ileride|geride)|sirala\\w*',
  next: [
    '(?:bir |onun |ondan |hemen )?(?:sonraki|onceki|alttaki|ustteki|altindaki|ustundeki|arkasindaki|otesindeki)(?:si)?(?: (?:ne|nerede|nerde|hangisi|var mi))?',
    '(?:ondan sonra|onun ustunde|onun altinda|bunun ustunde|bunun altinda|arkasinda|otesinde|daha asagida|daha yukarida)(?: baska)? (?:ne var|var mi|hangisi var)|baska(?: var mi)?|sirada ne var|sirada(?:ki)?(?: ne)?',
    '(?:ikinci|ucuncu|dorduncu|besinci)(?:s[iu])?(?: (?:ne|nerede|nerde|hangisi))?',
  ],
  touch:
    '(?:sonra(?:dan)?|o zamandan beri|hic|bu|o|fiyat|tekrar|yine| )*(?:dokunul(?:mus|du)|test edil(?:mis|di)|sinan(?:mis|di)|ugra(?:mis|di)|gel(?:mis|di)|gir(?:mis|di)|dol(?:mus|du)|alin(?:mis|di)|dokun(?:mus|du)|supurul(?:mus|du)) m[iu](?: (?:sonra|hic|bu|o|fiyat|tekrar))*',
  passed:
    '(?:(?:hic|sonra|sonradan|bu|o|fiyat|tekrar|yine|zirve|tepe|rekor|dip|seviye|ondan|beri|peki|daha) )*(?:as[iu]l|gec[iu]l|kir[iu]l)(?:di|mis) m[iu](?: (?:sonra|hic|bu|o|fiyat|tekrar|daha))*',
};
