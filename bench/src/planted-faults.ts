import type { Evidence, Language } from '@vela/contracts';

/** A sentence as a model would write it, with one fault. */
export type PlantedFault = { readonly kind: string; readonly text: string };

type Planting = { readonly language: Language; readonly symbol: string };

const other = { BTCUSDT: 'ETHUSDT' } as const;
const toOther = (symbol: string): string => (symbol === other.BTCUSDT ? 'BTCUSDT' : other.BTCUSDT);

/** A digit of a number changed, at a place that differs from number to number. */
function changeDigit(number: string): string | undefined {
  const places = [...number.matchAll(/\d/g)].map(({ index }) => index);
  const place = places[number.length % Math.max(1, places.length)];
  if (place === undefined) return undefined;
  const digit = (Number(number[place]) + 3) % 10;
  return `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
}

/** What another writer puts in the place of a number, by language. */
const replacements: Readonly<Record<Language, readonly (readonly [kind: string, text: string])[]>> =
  {
    en: [
      ['invented', '98,765.43'],
      ['thousands', '12.5k'],
      ['millions', '3M'],
      ['billions', '2.5 billion'],
      ['percent', '17.3%'],
      ['range', '10–20'],
      ['date', '3 May 2019'],
      ['multiple', 'twice as much'],
      ['half', 'half of that'],
      ['in words', 'forty-two points'],
      ['other format', '98.765,43'],
      ['unknown fact', '[[window.median]]'],
    ],
    tr: [
      ['invented', '98.765,43'],
      ['thousands', '12,5 bin'],
      ['millions', '3 milyon'],
      ['billions', '2,5 milyar'],
      ['percent', '%17,3'],
      ['range', '10–20'],
      ['date', '3 Mayıs 2019'],
      ['multiple', 'iki katı'],
      ['half', 'yarısı'],
      ['in words', 'yüzde kırk iki'],
      ['other format', '98,765.43'],
      ['unknown fact', '[[window.median]]'],
    ],
  };
const scales: Readonly<Record<Language, string>> = { en: ' million', tr: ' milyon' };
const opposite: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\brose\b/, 'fell'],
    [/\bfell\b/, 'rose'],
    [/\bis up\b/, 'fell'],
    [/\bis down\b/, 'rose'],
  ],
  tr: [
    [/\byükseldi\b/u, 'geriledi'],
    [/\bgeriledi\b/u, 'yükseldi'],
  ],
};

/** The sentence with placeholders for its numbers, but `text` in the place of the one at `at`. */
function writeWith({ text, spans }: Evidence, at: number, replacement: string): string {
  return spans.reduceRight((left, { start, end, factId }, index) => {
    const written = index === at ? replacement : `[[${factId}]]`;
    return `${left.slice(0, start)}${written}${left.slice(end)}`;
  }, text);
}

/** Faults of single numbers, one kind for each number in turn. */
function plantInNumbers(sentence: Evidence, { language }: Planting): PlantedFault[] {
  const kinds = replacements[language];
  return sentence.spans.flatMap(({ start, end, factId }, at) => {
    const number = sentence.text.slice(start, end);
    if (!/\d/.test(number)) return [];
    const [kind, text] = kinds[(sentence.text.length + at) % kinds.length] ?? ['', ''];
    const changed = changeDigit(number);
    return [
      { kind, text: writeWith(sentence, at, text) },
      ...(changed === undefined
        ? []
        : [{ kind: 'one digit', text: writeWith(sentence, at, changed) }]),
      ...(/\d\D*$/.test(number) && !number.includes('UTC') && !/\p{L}/u.test(number)
        ? [{ kind: 'scale', text: writeWith(sentence, at, `[[${factId}]]${scales[language]}`) }]
        : []),
    ];
  });
}

/** The sentence with a rise told as a fall, where it is about one change of price. */
function plantDirection(sentence: Evidence, { language }: Planting): PlantedFault[] {
  const isChange = sentence.factIds.filter((id) => id.includes('change-percent')).length === 1;
  const found = opposite[language].find(([pattern]) => pattern.test(sentence.text));
  if (!isChange || found === undefined) return [];
  const [pattern, word] = found;
  return [{ kind: 'direction', text: writeWith(sentence, -1, '').replace(pattern, word) }];
}

/** The numbers of the sentence told of another instrument. */
function plantSubject(sentence: Evidence, { symbol }: Planting): PlantedFault[] {
  const text = writeWith(sentence, -1, '');
  if (!/\d/.test(sentence.text)) return [];
  return [{ kind: 'subject', text: `${toOther(symbol)}: ${text}` }];
}

/** All faults that are planted in one sentence of a real answer; it knows nothing of the guard. */
export function plantFaults(sentence: Evidence, planting: Planting): PlantedFault[] {
  return [
    ...plantInNumbers(sentence, planting),
    ...plantDirection(sentence, planting),
    ...plantSubject(sentence, planting),
  ];
}
