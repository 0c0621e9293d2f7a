import type { ServiceWords } from '../act-words.ts';

const screen =
  '(?:grafi\\w*|ekran\\w*|kutu\\w*|cizgi\\w*|yazi\\w*|tema\\w*|liste\\w*|haftali\\w*|gunlu\\w*|aylik\\w*|saatli\\w*|zaman arali\\w*|hisse degistirme)';

/** The same in Turkish. */
export const service: ServiceWords = {
  help: [
    `${screen} (?:\\w+ ){0,3}nasil (?:\\w+ )?(?:cevir|kapat|gec(?:er|iyor|ebil|ilir|ic|ece)|degistir|ac(?:ar|ilir|iyor|abil)|ekle|kaldir|buyut|kucult|sil|gizle|don(?:er|ebil|uyor))\\w*|nasil (?:cevir|kapat|degistir|gizle|buyut)\\w+ ${screen}`,
    `${screen} (?:\\w+ )?yeri (?:nerede|neresi)|yazi\\w* (?:buyut|kucult)\\w*`,
    '(?:ucretli|ucretsiz|parali|bedava) m[iu]\\w*|ucreti (?:ne|var)\\w*|uyelik (?:ucret|paket)\\w*|kac para bu (?:site|uygulama|program)',
    '(?:foto\\w*|resim|resmi|dosya|gorsel) (?:\\w+ )?(?:yukle|gonder)(?:yebil|rsem|sem|yim)\\w*|sesli (?:sor|konus|yaz)\\w*',
    '(?:turk|yerli|borsa istanbul|bist|istanbul borsasi) (?:hisse\\w* )?(?:\\w+ )?(?:bak(?:iyor|abil)|var mi|ekle\\w*|destekl\\w*|biliyor)\\w*(?: mus\\w*| mis\\w*| mi\\w*)?|(?:fon|hisse|coin|endeks|emtia|kripto)\\w* (?:da |de )?(?:bakiyo\\w*|biliyor\\w*|destekliyor\\w*) mu\\w*',
    'ayni anda kac (?:\\w+ )?(?:karsilastir|sor|ekle)\\w*|kac (?:enstruman|hisse|coin) karsilastir(?:abil|ir)\\w*|(?:yazdiklarim|sorduklarim|sorularim)\\w* (?:\\w+ )?(?:sakl|kaydet|hatirl)\\w*|ornek soru\\w*',
  ],
  data: [
    'hafta ?sonu (?:\\w+ ){0,3}(?:donuk|donmus|hareketsiz|sabit|kipirdam\\w*|durmus|duruyor)\\w*|(?:niye|neden) (?:\\w+ ){0,2}(?:donmus|donuk|takil\\w+)\\w*|donmus duruyor|donuk kal\\w*',
    '(?:bu |grafik |ekran )?(?:bozuk mu|takildi mi)(?=[ ?!.]*$)',
    '(?:tcmb|merkez bankasi|serbest piyasa|kapalicarsi|resmi) kur\\w* m[iu]',
    '(?:broker|banka|araci kurum|uygulama|telefon|kuyumcu)\\w* (?:\\w+ ){0,2}(?:farkli|baska|dusuk|yuksek) (?:goster|gorun|yaz|ver)\\w*|hangi saat dilim\\w*|saat dilimi (?:ne|hangi)\\w*',
    'bolunme\\w* (?:gore )?(?:duzelt\\w*|dahil)\\w*|temettu\\w* dahil mi|kac saniye\\w* (?:bir )?(?:yenilen|guncellen)\\w*|ne (?:kadar )?siklik\\w* (?:yenilen|guncellen)\\w*',
  ],
};
