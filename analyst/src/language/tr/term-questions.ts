import type { TermQuestions } from '../glossary.ts';

/** Whole questions for the meaning of a term. */
export const termQuestions: TermQuestions = {
  meaning: [
    '<term> (?:ne|nasil) (?:demek(?:tir|ti)?|anlama gel\\w*|anlamda|ifade ed\\w*|ise yara\\w*|calis(?:ir|iyor))(?: oluyor)?',
    'ne demek(?:tir)? <term>',
    '<term> (?:tam olarak )?(?:ne demekti|neymis|ne oluyor|ne oluyo|ne o|neye yarar|turkcesi(?: ne(?:dir)?)?|formulu(?: ne(?:dir)?)?|mantigi(?: ne(?:dir)?)?)',
    '<term> (?:nasil|neden|niye|nicin) (?:okun|bulun|hesaplan|anlasil|tanimlan|olcul|kullanil|onemli|bakil|olus|olur|oluyo|deniyor)\\w*(?: sizde)?',
    '<term> (?:dedig\\w*|denen|diye) (?:bir ?sey|bi ?sey|bisi|sey)?(?: var)?(?: hissede| borsada)? ?(?:ne|nedir|ne o|ne oluyor|zarar mi|iyi mi)',
    '<term> (?:kac olunca|uzun olunca|yuksekse|dusukse|yuksek olunca|dusuk olunca) (?:\\w+ )?(?:yuksek|dusuk|iyi|kotu|sayil\\w*)(?: (?:mi|mu|mudur|mi kotu mu|sayil\\w*|mi demek))?',
    '<term> (?:iyi|kotu|yuksek|dusuk) mi demek',
    '<term> demek',
    '<term> (?:musteriye|ogrenciye|cocuga|ona) nasil anlat\\w*',
    '<term> (?:kavrami |terimi )?(?:anlami|tanimi|manasi)(?: ne(?:dir)?)?',
    '<term> (?:kavrami(?:ni)? |terimi(?:ni)? )?(?:acikla|anlat|tanimla|ogret)(?:r misin(?:iz)?|\\w*)',
    '<term> (?:neye den(?:ir|iyor)|denen sey ne(?:dir)?|deyince ne anla\\w*|derken ne kasted\\w*)',
  ],
  between: [
    '<term> (?:ile|ve|vs|mi|ya da|veya) <other> (?:mi )?(?:(?:arasindaki?|aralarinda(?:ki)?|arasinda) )?(?:ne |hangi )?(?:fark\\w*|ayrim\\w*|var)(?: var)?(?: ne(?:dir)?)?',
    '<term> (?:ile|ve|mi) <other> (?:mi )?(?:ayni|ayri|farkli|baska)(?: (?:sey|seyler))?(?: degil)? m[iu]',
    '<term> (?:ile|ve|mi) <other> (?:mi )?(?:nasil|neden|niye) (?:ayril|ayirt|farkli|tutm|baska)\\w*(?: \\w+)?',
    '<term> (?:ile|ve) <other> (?:farki|ayrimi)(?: ne(?:dir)?)?',
    '<term> <other> farki',
    '<term> (?:ne demek|nedir) <other> farki',
  ],
  naming: [
    '<term> (?:ne ?dir|nedr|ne|nelerdir|ne ki|ne oluyor|kavrami nedir|terimi nedir)',
    'nedir <term>',
  ],
  before:
    'merhaba|selam|peki|ya|yani|bir de|bi de|acaba|tam olarak|kisaca|basitce|bu|su|bana|borsada(?:ki)?|hissede|kripto(?:da|daki)?|forexte(?:ki)?|finansta|ekonomide|piyasada|grafikte|smc de',
  after:
    'tam|hissede|teknik analizde|sizde|mantigi ne|herkes bunu konusuyor|kanka|kim avliyo\\w*|kisaca|basitce|tam olarak|acaba|lutfen|borsada|kriptoda|forexte|finansta|ekonomide|bu|ki|ya|abi|hocam|bana|anlat(?:ir misin)?|acikla(?:r misin)?',
};
