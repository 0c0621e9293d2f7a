import type { Language } from '@vela/contracts';

const words = {
  en: 'A base rate does not apply here: this page gives a rule about data and how it is told, not a claim about what prices do afterwards.',
  tr: 'Burada taban oranı söz konusu değildir: bu sayfa verilerle ve nasıl anlatıldıklarıyla ilgili bir kural verir, fiyatların sonradan ne yaptığına dair bir iddia değil.',
} satisfies Record<Language, string>;

/** In place of a base rate where there is nothing to count. */
export function noBaseRate(language: Language) {
  return function NoBaseRate() {
    return <p>{words[language]}</p>;
  };
}
