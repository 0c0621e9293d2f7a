// Case, possessive and plural suffixes of Turkish nouns after folding (ı, i -> i; u, ü -> u).
const endings = new Set(
  (
    'i u yi yu ni nu e a ye ya ne na de da te ta den dan ten tan nde nda nden ndan in un nin nun le la yle yla si su sini sunu sinin sunun sine suna ' +
    'sinde sunda sinden sundan deki daki teki taki ndeki ndaki ki ler lar leri lari lerin larin lerde larda dir dur tir tur mi mu ' +
    'inde unda indeki undaki inden undan ine una ini unu inin unun inki unki ninki nunki inkiler unkiler ninkiler nunkiler'
  ).split(' '),
);

/** Stems of a folded word without a Turkish suffix, longest first; not the word itself. */
export function findStems(word: string, minimumLength: number): string[] {
  const stems: string[] = [];
  for (let length = word.length - 1; length >= minimumLength; length--) {
    if (endings.has(word.slice(length))) stems.push(word.slice(0, length));
  }
  return stems;
}
