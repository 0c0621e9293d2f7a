/** Endings of words, several in a row; those of Turkish verbs among them. */
const endings = {
  en: /^(?:s|es|ed|d|ing|ly|er|r|ers|est|ness|n't|nt|able|less|ful|ish|ism|ist)+$/,
  tr: /^(?:l[ae]r|n?[iu]n|y?[iu]|[sy]?[ae]|n?d[ae]n?|t[ae]n?|n[ae]|s[iu]n?|[iu]?m[iu]?z?|[iu]?n[iu]?z?|l[iu]k?|l[iu]g[iu]|k[iu]|c[aei]|y?l[ae]|s[ae]|[dt][iu]r?|m[iu]s|m[ae]|m[ae]k|[iu]?yor|y?[ae]c[ae][kg]|[iu]r|[ae]r|y?ken|y?[iu]p|y?[iu]nc[ae]|[dt][iu][kg]|m[ae]y?|y?[ae]n){1,4}$/,
} as const;
const leastStem = 4;
/** Turkish verbs shorter than that. */
const roots: ReadonlySet<string> = new Set(
  'ac ak al an as at bak bas bat bil bin bit bol boz bul cak cal cek cev cik cok coz dal de di dog don dol dok dov dur dus duy ek er eri es et ez gec gel gez gir git giy gor gul ic in it kac kal kap kat kay kaz kes kil kir kov koy kur kus ode oku ol ov oy sac sal san sap sar sat say sec sek sev sez sil sin siz sok sor sun sur sus suz sis tak tap tas tat tut uc um ur us ut uy uyu var ver vur yag yan yap yat yaz ye yen yer yet yig yik yit yol yor yum yut'.split(
    ' ',
  ),
);
const negation = '(?:(?:y?[ae])?m[aeiu]?|y?[ae]b[iu]l)?';
const tense =
  '(?:[ae]?r|[iu]r|[iu]?yor?|[dt][iu]|m[iu]s|s[ae]|y?[aeiu]?c[ae][kg]?|z|y?[iu]p|y?[ae]rak|y?ken|y?[iu]nc[ae]|[dt][iu][kg]|y?[ae]n|m[ae]k|m[ae]|[ae]l[iu]|[iu]l|[iu]n|[iu]?t)';
const person =
  '(?:l[ae]r|y?[dt][iu]|y?m[iu]s|y?s[ae]|s[iu]n|[iu]?m|[iu]z|k|n|[iu]|y[ae]|[ae]|[dt][ae]n?|n[iu]n|n[iu]z|m[ae]|[iu]yor?|[ae]r|[iu]r|d[iu]r|l[iu][kg]|y?ken){0,5}';
const verbEnding = new RegExp(`^${negation}${tense}${person}$`);
/** "Odaydik", "boyleymis": was, is said to be, if it is. */
const copula = /^(?<stem>[a-z]{3,}[aeiu])y(?:d[iu](?:[kmn]|l[ae]r)?|m[iu]s|s[ae])$/;
const plural = /^(?<stem>[a-z]{3})l[ae]r(?:[iu]n?|[ae]|[dt][ae]n?(?:ki)?|[iu]m[iu]z)?$/;

/** What a dictionary may have a stem as: "avliyo" is of "avla", "tartistik" of "tartisma". */
function listStems(stem: string): string[] {
  return ['', 'a', 'e', 'ma', 'me', 'mak', 'mek'].map((end) => stem + end);
}

/** Whether a folded word is a form of a Turkish verb: "kirmiyor", "bagiriyo", "firlarsa". */
function isVerb(word: string, has: (stem: string) => boolean): boolean {
  const isShort = [2, 3].some(
    (length) => roots.has(word.slice(0, length)) && verbEnding.test(word.slice(length)),
  );
  if (isShort) return true;
  for (let length = word.length - 2; length >= leastStem; length -= 1) {
    const stem = word.slice(0, length);
    if (verbEnding.test(word.slice(length)) && listStems(stem).some(has)) return true;
  }
  return false;
}

function isTurkishForm(word: string, has: (stem: string) => boolean): boolean {
  if (isVerb(word, has)) return true;
  const stem = copula.exec(word)?.groups?.['stem'];
  return stem === undefined
    ? has(plural.exec(word)?.groups?.['stem'] ?? '')
    : isOrdinaryForm(stem, has, 'tr');
}

// "Didnt", "wont": without the apostrophe.
const contraction = /^(?:did|do|does|is|are|was|were|has|have|had|wo|ca|could|would|should)n'?t$/;

/** Whether a folded word is one that `has` knows, alone or with the endings of a language. */
export function isOrdinaryForm(
  word: string,
  has: (stem: string) => boolean,
  language: keyof typeof endings,
): boolean {
  const isOwnForm = language === 'tr' ? isTurkishForm(word, has) : contraction.test(word);
  if (has(word) || isOwnForm) return true;
  for (let length = word.length - 1; length >= leastStem; length -= 1)
    if (endings[language].test(word.slice(length)) && has(word.slice(0, length))) return true;
  return false;
}
