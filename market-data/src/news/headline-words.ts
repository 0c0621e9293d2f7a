import { foldText } from '@vela/contracts';
import { shortenNames } from './headline-names.ts';

const prefix =
  /^(?:(?:update|wrapup|rpt|refile|corrected)(?: \d+)? ?[-:]|(?:factbox|exclusive|breaking|analysis|timeline|explainer|live|son dakika|guncelleme(?: \d+)?|ozel haber) ?[-:])\s*/;

/** Who told it, behind a dash or colon at the end. */
const attribution =
  /\s*[-–—:|]\s*(?:(?:\p{L}+ )?sources?|(?:media )?reports?|wsj|wall street journal|nyt|new york times|ft|financial times|bloomberg(?: news)?|reuters|cnbc|sky news|handelsblatt|spiegel|nikkei|les echos|el pais|bfm tv|afp|kap|aa|dha|kaynak(?:lar)?|bloomberg ht)$/u;

/** Words that say nothing of what a headline tells. */
const fillers = new Set(
  (
    'a an the of in on at to for from by with as and or but its his her their is are was were be has have had will would ' +
    'may could over after before into out up amid against about than that this it they he she who s t u us says said say ' +
    'sources source new more report reports exclusive sees set plan plans ' +
    've ile icin bir bu da de ki en daha olarak gore sonra once kadar dedi acikladi aciklandi yeni ' +
    'duyurdu bildirdi belirtti oldu olacak etti ediyor edecek yapti yapiyor yapacak aldi aliyor alacak verdi veriyor ' +
    'verecek karari uzere hakkinda yonelik ardindan sonrasi sonrasinda'
  ).split(' '),
);

/** Names of one and the same. */
const otherNames: Readonly<Partial<Record<string, string>>> = {
  britain: 'uk',
  british: 'uk',
  "britain's": 'uk',
  covid: 'coronavirus',
};

/** A word without its plural, tense or the ending behind an apostrophe. */
function toStem(word: string): string {
  const bare = otherNames[word] ?? word.replace(/'.*$/, '');
  if (/^\d/.test(bare) || bare.length < 5) return bare;
  return bare.replace(/(?:ies|ied|y)$/, 'i').replace(/(?<=\p{L}{3})(?:es|ed|ing|s|e)$/u, '');
}

/** The words of a headline, folded, without what agencies put before and behind it. */
export function listHeadlineWords(title: string): ReadonlySet<string> {
  const folded = foldText(title)
    .trim()
    .replace(prefix, '')
    .replace(prefix, '')
    .replace(attribution, '')
    .replaceAll('covid-19', 'covid');
  return new Set(shortenNames(folded).match(/\d+(?:[.,]\d+)*|[\p{L}\p{N}']+/gu) ?? []);
}

/** Words and endings by which a folded headline is Turkish. */
const turkishWords =
  /^(?:yuzde|ile|icin|bin|milyon|milyar|lira\w*|ceyrek\w*|faiz\w*|hisse\w*|dolar\w*|fiyat\w*|sonrasi|ardindan|\w{3,}(?:iyor|uyor|acak|ecek|leri|lari|ndan|nden|ladi|ledi|tirdi|turdu))$/;

/** Turkish words are told by their first letters: what follows is mostly an ending. */
const turkishStemLength = 5;

function toTurkishStem(word: string): string {
  const bare = word.replace(/'.*$/, '');
  return /^\d/.test(bare) ? bare : bare.slice(0, turkishStemLength);
}

const directions = {
  rise: /^(?:ris(?:es?|en|ing)|rose|gain(?:s|ed)?|jump(?:s|ed)?|surg(?:es?|ed)|soar(?:s|ed)?|climb(?:s|ed)?|rall(?:y|ies|ied)|rebounds?|(?:yuksel|artt|artir|artis|artar)\w*)$/,
  fall: /^(?:falls?|fell|drop(?:s|ped)?|slips?|slid|sinks?|plung(?:es?|ed)|tumbl(?:es?|ed)|declin(?:es?|ed)|dips?|(?:dustu|dusus|dusur|dusuyor|geril|azal|indi)\w*)$/,
};

/** One word for all of a rise, and one for those of a fall. */
function joinDirections(word: string): string {
  if (directions.rise.test(word)) return 'rise';
  return directions.fall.test(word) ? 'fall' : word;
}

/** The stems of the words that say what a headline tells. */
export function listContentWords(words: ReadonlySet<string>): ReadonlySet<string> {
  const isTurkish = [...words].some((word) => turkishWords.test(word));
  const stems = [...words]
    .filter((word) => !fillers.has(word))
    .map(joinDirections)
    .map(isTurkish ? toTurkishStem : toStem);
  return new Set(stems.filter((stem) => stem !== '' && !fillers.has(stem)));
}

const rising =
  /^(?:ris|rose|gain|jump|surg|soar|climb|rall|rebound|higher|up|beat|yuksel|art|cik|ralli|deger kazan)/;
const falling =
  /^(?:fall|fell|drop|slip|slid|sink|sank|plung|tumbl|declin|lower|down|dip|los|miss|dus|geril|azal|in(?:di|is|er)|kay)/;

/** Words of every report of a market's day, as stems. */
const reportWords = new Set(
  'wall street stock shar market index futur clos end open finish trad session day week borsa hiss endeks gun kapat'.split(
    ' ',
  ),
);

/** Whether a stem can tell one story from another: no letter, direction or word of every report. */
export function isTelling(stem: string): boolean {
  if (/^\d/.test(stem)) return true;
  const isWord = stem.length >= 2 && !reportWords.has(stem);
  return isWord && !rising.test(stem) && !falling.test(stem);
}

/** Whether words tell of a rise, and whether of a fall. */
function readDirections(words: ReadonlySet<string>): readonly [up: boolean, down: boolean] {
  const told = [...words];
  return [told.some((word) => rising.test(word)), told.some((word) => falling.test(word))];
}

/** Whether one headline tells of a rise and the other of a fall. */
export function haveOppositeDirections(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [[upA, downA], [upB, downB]] = [readDirections(a), readDirections(b)];
  return (upA && !downA && downB && !upB) || (upB && !downB && downA && !upA);
}
