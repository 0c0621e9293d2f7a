/** Institutions and companies with two names, in folded letters: both become the shorter one. */
const shortNames: readonly (readonly [name: RegExp, short: string])[] = [
  [/\b(?:avrupa merkez bankasi|european central bank)/g, 'ecb'],
  [/\b(?:ingiltere merkez bankasi|bank of england)/g, 'boe'],
  [/\b(?:japonya merkez bankasi|bank of japan)/g, 'boj'],
  [/\b(?:isvicre merkez bankasi|swiss national bank)/g, 'snb'],
  [/\b(?:abd merkez bankasi|federal reserve)/g, 'fed'],
  [/\b(?:turkiye cumhuriyet )?merkez bankasi/g, 'tcmb'],
  [/\bsermaye piyasasi kurulu/g, 'spk'],
  [/\brekabet kur(?:umu|ulu)/g, 'rekabet'],
  [/\b(?:turk hava yollari|turkish airlines)/g, 'thy'],
  [/\bvolkswagen/g, 'vw'],
  [/\bgeneral motors/g, 'gm'],
  [/\bkar pay(?:i|lari)/g, 'temettu'],
];

/** Folded text with one name for one and the same. */
export function shortenNames(folded: string): string {
  return shortNames.reduce((text, [name, short]) => text.replaceAll(name, short), folded);
}

/**
 * What a headline can be about of which there are several, by class: each as the beginnings of its
 * folded words, in English and Turkish.
 */
const subjects: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: {
    turkey: 'turkey|turkish|turkiye',
    germany: 'german|alman',
    france: 'france|french|fransa|fransiz',
    italy: 'italy|italian|italya',
    spain: 'spain|spanish|ispany',
    uk: 'uk$|britain|british|ingiltere|ingiliz|boe$',
    us: 'abd$|amerika|american',
    japan: 'japan|japon|boj$',
    china: 'china|chinese|cin$|cinin$|cinli',
    russia: 'russia|rusya',
    india: 'india|hindistan',
    brazil: 'brazil|brezilya',
    mexico: 'mexic|meksika',
    canada: 'canad|kanada',
    korea: 'korea|kore$|guney kore',
    poland: 'poland|polish|polonya',
    switzerland: 'swiss|switzerland|isvicre|snb$',
    netherlands: 'dutch|netherlands|hollanda',
    greece: 'greece|greek|yunan',
  },
  bank: { fed: 'fed$', ecb: 'ecb$', boe: 'boe$', boj: 'boj$', tcmb: 'tcmb$', snb: 'snb$' },
  good: {
    gold: 'gold$|altin$|altinin$',
    silver: 'silver$|gumus$|gumusun$',
    copper: 'copper|bakir$',
    oil: 'oil$|crude|brent|petrol',
    bitcoin: 'bitcoin',
    ether: 'ether',
  },
  money: {
    dollar: 'dollar$|dolar$|dolarin$',
    euro: 'euro$|avro$',
    sterling: 'sterlin',
    yen: 'yen$',
  },
  month: {
    '1': 'january|ocak',
    '2': 'february|subat',
    '3': 'mart$|martta$|martin$',
    '4': 'april|nisan',
    '5': 'mayis',
    '6': 'june|haziran',
    '7': 'july|temmuz',
    '8': 'august|agustos',
    '9': 'september|eylul',
    '10': 'october|ekim',
    '11': 'november|kasim',
    '12': 'december|aralik',
  },
  ordinal: {
    '1': 'first$|birinci|ilk$',
    '2': 'second$|ikinci',
    '3': 'third$|ucuncu',
    '4': 'fourth$|dorduncu',
  },
};

const patterns = Object.values(subjects).map((names) =>
  Object.entries(names).map(([name, starts]) => [name, new RegExp(`^(?:${starts})`)] as const),
);

/** By class, the subjects that words name. */
function listSubjects(words: readonly string[]): readonly ReadonlySet<string>[] {
  return patterns.map(
    (names) =>
      new Set(
        names.filter(([, start]) => words.some((word) => start.test(word))).map(([name]) => name),
      ),
  );
}

/** Whether each of two headlines names one of a class that the other does not: March here, May there. */
export function nameOtherSubjects(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [ofA, ofB] = [a, b].map((words) =>
    listSubjects([...words].map((word) => word.replace(/'.*$/, ''))),
  );
  return (ofA ?? []).some((own, place) => {
    const other = ofB?.[place] ?? new Set<string>();
    const shared = [...own].filter((name) => other.has(name)).length;
    return shared < own.size && shared < other.size;
  });
}
