import { formatFactValue, type Fact, type Interval, type Language } from '@vela/contracts';
import type { PlantedFault } from './planted-faults.ts';
import { tellFacts, type ToldFact } from './told-facts.ts';

type Mutation = {
  readonly language: Language;
  readonly interval: Interval | undefined;
  readonly symbol: string;
};

/** Other ways of writing a number, a part of it or another unit; "@" is the placeholder. */
const rewritten: Readonly<Record<Language, readonly (readonly [kind: string, text: string])[]>> = {
  en: [
    ['multiple in words', 'twice @'],
    ['multiple in words', '@ three times over'],
    ['part in words', 'half of @'],
    ['part in words', 'two thirds of @'],
    ['part in words', 'a quarter of @'],
    ['in words', 'ninety-two thousand'],
    ['in words', 'a dozen'],
    ['in words', 'several hundred'],
    ['scale', '@ thousand'],
    ['scale', '@k'],
    ['scale', '@ bn'],
    ['unit', '@ %'],
    ['unit', '@ percent'],
    ['unit', '@ basis points'],
    ['unit', '@ cents'],
    ['sign', '-@'],
    ['digits joined', '1@'],
    ['digits joined', '@5'],
    ['digits joined', '@.5'],
    ['range', '@ to 99'],
    ['other digits', '９９'],
    ['other digits', '½'],
    ['other digits', '@²'],
    ['date', 'last Tuesday 14 March'],
    ['rounded', 'about 90'],
    ['rounded', 'roughly 1e5'],
    ['year', '@ (the most since 2019)'],
  ],
  tr: [
    ['multiple in words', '@ değerinin iki katı'],
    ['multiple in words', '@ değerinin üç misli'],
    ['part in words', '@ değerinin yarısı'],
    ['part in words', '@ değerinin üçte ikisi'],
    ['part in words', '@ değerinin çeyreği'],
    ['in words', 'doksan iki bin'],
    ['in words', 'bir düzine'],
    ['in words', 'birkaç yüz'],
    ['scale', '@ bin'],
    ['scale', '@ milyon'],
    ['scale', '@ mlr'],
    ['unit', '%@'],
    ['unit', 'yüzde @'],
    ['unit', '@ baz puan'],
    ['unit', '@ kuruş'],
    ['sign', '-@'],
    ['digits joined', '1@'],
    ['digits joined', '@5'],
    ['digits joined', '@,5'],
    ['range', '@ ile 99'],
    ['other digits', '９９'],
    ['other digits', '½'],
    ['other digits', '@²'],
    ['date', 'geçen salı 14 Mart'],
    ['rounded', 'yaklaşık 90'],
    ['rounded', 'aşağı yukarı 1e5'],
    ['year', '@ (2019 sonrasının en yükseği)'],
  ],
};
const others: Readonly<Record<Language, readonly string[]>> = {
  en: ['For Tesla: ', 'In the case of XRP, ', 'As for silver, '],
  tr: ['Tesla için: ', 'XRP tarafında ', 'Gümüşte ise '],
};

/** A rewriting that says the same of this fact: a percentage with its sign written again. */
const isSame = (kind: string, { unit }: Fact): boolean => kind === 'unit' && unit === 'percent';

const writeInstead = ({ text, fact }: ToldFact, replacement: string): string =>
  text.replace(`[[${fact.id}]]`, replacement.replace('@', `[[${fact.id}]]`));

/** Digits of the number exchanged, and the number of its neighbour. */
function changeDigits({ fact }: ToldFact, { language, interval }: Mutation): readonly string[] {
  const written = formatFactValue(fact, language, interval);
  const swapped = written.replace(/(\d)(\d)/, (both, one: string, two: string) =>
    one === two ? both : `${two}${one}`,
  );
  const raised = written.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  return [swapped, raised].filter((text) => text !== written);
}

/** Faults in the numbers and the subjects of right sentences; it knows nothing of the guard. */
export function mutateSentences(
  told: readonly ToldFact[],
  mutation: Mutation,
): readonly PlantedFault[] {
  const { language, symbol } = mutation;
  const inNumbers = told.flatMap((one, at) => {
    const kinds = rewritten[language];
    const picked = [0, 1, 2].map((step) => kinds[(at * 3 + step + symbol.length) % kinds.length]);
    return [
      ...picked.flatMap((pick) =>
        pick === undefined || isSame(pick[0], one.fact)
          ? []
          : [{ kind: pick[0], text: writeInstead(one, pick[1]) }],
      ),
      ...changeDigits(one, mutation).map((text) => ({
        kind: 'digits',
        text: writeInstead(one, text),
      })),
    ];
  });
  const subjects = told.map(({ text }, at) => ({
    kind: 'subject',
    text: `${others[language][at % others[language].length] ?? ''}${text}`,
  }));
  return [...inNumbers, ...subjects];
}

/** The same in sentences of other frames than the narrator's, and rises told as falls. */
export function mutateToldFacts(
  facts: readonly Fact[],
  mutation: Mutation,
): readonly PlantedFault[] {
  const { language } = mutation;
  const directions = tellFacts(facts, language, 'reversed').map(({ text }) => ({
    kind: 'direction',
    text,
  }));
  return [...mutateSentences(tellFacts(facts, language), mutation), ...directions];
}
