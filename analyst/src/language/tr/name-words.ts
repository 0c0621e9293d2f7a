import type { NameWords } from '../question-lexicon.ts';

export const nameWords: NameWords = {
  fieldNames:
    'borsa(?:daki|da|nin)? deger\\w*|altin (?:kesis|capraz|carp|hac(?![a-z]))\\w*|altin oran\\w*',
  joiners: 'mi|mu|ile|ve|veya|gore|karsilastir\\w*|kiyasla\\w*',
  currencyJoiners:
    've|veya|ya da|ile|karsilastir\\w*|kiyasla\\w*|m[iu](?![a-z]).*(?<![a-z])m[iu]|gore|birlikte|beraber|korelasyon\\w*|yan yana|[a-z]+[iu]nca|iliski\\w*|bagl[iu]\\w*|ters|etkile\\w*|sirala\\w*|hangi\\w*',
  currencies: 'dolar|lira|tl',
  namePlaces: [
    /^ *(?<name>[a-z][a-z0-9]{2,}) +(?=(?:hisse|grafi|destek|direnc|seviye|analiz|tekni))/,
  ],
  beforeCode: 'analiz(?: et)?|incele',
  codeEnding: 'y?[iuea]|n?[iu]n|[dt][ae](?:n|ki)?|y?l[ae]',
  analysisStems: 'analiz|incele',
  comparison: '@\\S*(?: +(?:ile|la|le))? +(?:karsilastir|kiyasla|mukayese)',
};
