import type { VerdictWords } from '../verdict-words.ts';

/** Yes and no in Turkish. */
export const verdictWords: VerdictWords = {
  start: '',
  particle: 'm[iu](?:y[iu]z|yd[iu]|ymis|d[iu]r)?',
  other: [
    'm[iu]s[iu]n\\w*|m[iu]y[iu]m|ne|nedir|neler|hangi\\w*|kac\\w*|nere\\w*|nerd\\w*|nasil\\w*|neden',
    'niye|nicin|kim|ne kadar\\w*|mumkun|deger',
    // A value is not for Vela to call.
    'pahali|ucuz',
  ],
  either: 'yoksa|veya|ya da',
  up: [
    'yuksel\\w*|yukse[kg]\\w*|art(?:t|iyor|mis|ar|is|m)\\w*|yukari\\w*|ust(?:u|un)\\w*|fazla|boga\\w*|cik(?:t|iyor|mis)\\w*',
    'tepe(?:si|sini|leri)?|zirve(?:si|sini)?',
    'oynak|guclu|daha iyi|pozitif|yesil|yendi|gecti|onde|kazandir\\w*|hacimli|buyudu|artida|karda|iyi (?:bir |yil |ay |hafta |gun )*m[iu]\\w*',
  ],
  down: [
    'dus(?:t|u[ks]|uyor|mus|er)\\w*|geril\\w*|azal\\w*|asagi\\w*|alt(?:i|in)\\w*|az|ayi|sakin|zayif\\w*',
    'di(?:p|bi|bini|pleri)',
    'daha kotu|negatif|kirmizi|geride|kaybet\\w*|kaybett\\w*|cok(?:tu|uyor)|daral\\w*|ekside|zararda|kotu (?:bir |yil |ay |hafta |gun )*m[iu]\\w*',
  ],
  said: {
    yes: 'Evet.',
    no: 'Hayır.',
    'not-now': 'Şu anda değil.',
    'nearer-high': 'En yükseğe daha yakın.',
    'nearer-low': 'En düşüğe daha yakın.',
  },
};
