/** Endings of words, several in a row; those of Turkish verbs among them. */
const endings = {
  en: /^(?:s|es|ed|d|ing|ly|er|r|ers|est|ness|n't|nt|able|less|ful|ish|ism|ist)+$/,
  tr: /^(?:l[ae]r|n?[iu]n|y?[iu]|[sy]?[ae]|n?d[ae]n?|t[ae]n?|n[ae]|s[iu]n?|[iu]?m[iu]?z?|[iu]?n[iu]?z?|l[iu]k?|l[iu]g[iu]|k[iu]|c[aei]|y?l[ae]|s[ae]|[dt][iu]r?|m[iu]s|m[ae]|m[ae]k|[iu]?yor|y?[ae]c[ae][kg]|[iu]r|[ae]r|y?ken|y?[iu]p|y?[iu]nc[ae]|[dt][iu][kg]|m[ae]y?|y?[ae]n){1,4}$/,
} as const;
const leastStem = 4;
/** Turkish verbs shorter than that. */
const roots: ReadonlySet<string> = new Set(
  'ac al an as at bak bas bil bin bit bol bul cek cik coz dal de don dol dur dus duy ek es et gec gel gez gir git giy gor gul ic in it kac kal kap kat kay kaz kes kil kir koy kur ol ov oy ol sal san sar sat say sec sev sil sin sok sor sur tak tap tut uc um ur var ver vur yan yap yat yaz ye yen yet yit yol yor'.split(
    ' ',
  ),
);
const rootEnding =
  /^(?:[ae]?r|[iu]r|[iu]?yor|[dt][iu]|m[iu]s|s[ae]|[ae]c[ae][kg]|m[ae]z?|m[ae]k|[iu]p|[iu]nc[ae]|[dt][iu][kg]|[ae]n|[ae]l[iu]|[iu]l|[iu]n|[iu]?t)(?:l[ae]r|y?[dt][iu]|m[iu]s|s[ae]|[iu]m|[iu]z|k|n|[iu]|y[ae]|[dt][ae]n?|n[iu]n|m[ae]|[iu]yor|[ae]r|[iu]r|d[iu]r)*$/;

function isVerb(word: string): boolean {
  return [2, 3].some(
    (length) => roots.has(word.slice(0, length)) && rootEnding.test(word.slice(length)),
  );
}

/** Whether a folded word is one that `has` knows, alone or with the endings of a language. */
export function isOrdinaryForm(
  word: string,
  has: (stem: string) => boolean,
  language: keyof typeof endings,
): boolean {
  if (has(word) || (language === 'tr' && isVerb(word))) return true;
  for (let length = word.length - 1; length >= leastStem; length -= 1)
    if (endings[language].test(word.slice(length)) && has(word.slice(0, length))) return true;
  return false;
}
