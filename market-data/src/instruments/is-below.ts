const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const nouns = {
  notGenitive: toSet('bitcoin bugun dun son yarin gun icin en uzun yakin neden yeniden gecen'),
  // Time nouns: "altında" after one of them means gold, not "below" ("bu hafta altında").
  ofTime: toSet(
    'bugun dun hafta ay yil sene gun sabah aksam simdi su beri yana saatte gunde mumda haftada ayda peki',
  ),
  // "Sahte kirilim orani ne altinda", "bundan once altinda": nothing that price is below.
  asides: toSet('nasil once sonra ve ama fakat guys abi hocam bu gibi mi mu hangi ne kac'),
} as const;

// "Ne kadar derinlesti altinda", "geliyor altinda": gold behind a verb.
const verb = /..(?:yor|[dt][iu]|m[iu]s|[ea]c[ea]k)$/;

export type Neighbours = {
  readonly before: string | undefined;
  readonly after: string | undefined;
};

const isOfNoun = (word: string | undefined): boolean =>
  word !== undefined && /[iu]n$/.test(word) && !nouns.notGenitive.has(word);

/** Whether a form of "altin" is a place below something, and not gold. */
export function isBelow(word: string, { before, after }: Neighbours): boolean {
  // "Bakirin altina orani": of copper to gold.
  if (word === 'altina' && /^(?:gore|karsi|kiyasla|oran|beta)/.test(after ?? '')) return false;
  if (/^altin(a|i|in)$/.test(word)) return isOfNoun(before);
  // "Gumus altindan daha oynak": gold is what silver is compared with.
  if (word === 'altindan' && /^(?:daha|kac|cok)$/.test(after ?? '')) return isOfNoun(before);
  const isPlace = /^altin(da|daki|dan)$/.test(word);
  const isAside = before === undefined || nouns.ofTime.has(before) || nouns.asides.has(before);
  return isPlace && !isAside && !verb.test(before);
}
