import { languages } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';
import {
  focusAspects,
  focusChoices,
  type FocusAspect,
  type FocusChoice,
  type FocusWords,
} from '../../language/focus-words.ts';
import type { Words } from '../../language/words.ts';

/** What is asked of a structure of the last answer, and of which one; absent: of the one told. */
export type FocusQuestion = {
  readonly aspect: FocusAspect;
  readonly choice: FocusChoice | undefined;
};

const join = (words: Words): string => (typeof words === 'string' ? words : words.join('|'));
const lead =
  '(?:(?:so|ok|okay|hm+|well|but|and|hey|now|e|ee|tamam|peki|ya|iyi|bir de|ama|ve|acaba) ){0,3}';

type Ask = { readonly aspect: FocusAspect; readonly pattern: RegExp };

/** The patterns of one language: `<it>` and `<one>` as groups, "the second one" also in front. */
function createAsks({ thing, choices, asks }: FocusWords): Ask[] {
  const one = focusChoices.map((choice) => join(choices[choice])).join('|');
  return focusAspects.flatMap((aspect) =>
    asks[aspect].map((source) => {
      let count = 0;
      const placed = source.replaceAll(/<(it|one)>/g, (_, name) => {
        count += 1;
        return `(?<at${count}>${name === 'it' ? `${join(thing)}|${one}` : one})`;
      });
      return { aspect, pattern: new RegExp(`^${lead}(?:(?<at0>${one}) )?(?:${placed})$`) };
    }),
  );
}

const byLanguage = languages.map((language) => {
  const { focus } = analystLanguages[language];
  return {
    asks: createAsks(focus),
    choices: focusChoices.map((choice) => ({
      choice,
      pattern: new RegExp(`^(?:${join(focus.choices[choice])})$`),
    })),
  };
});

// What a chart is named by is taken out before: "on", "chart" are left of it.
const trailing =
  /(?: (?:please|then|acaba|peki|lutfen|on|at|in|the|chart|grafikte|grafiginde|te|ta|de|da))+$/;
/** Longer texts ask for more. */
const maxLength = 120;

function toText(text: string): string {
  return text
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replace(trailing, '');
}

// "The second one: when did it form, and how big is it".
const clauseEnds = /[,;?!]+ *(?:and |ve )?| and | ve /;
/** Aspects that the answer about a zone tells together. */
const toldTogether: ReadonlySet<FocusAspect> = new Set([
  'formed',
  'state',
  'touches',
  'distance',
  'size',
  'place',
  'itself',
]);
const onlyWhen = /^(?:when|where|ne zaman|nerede)$/;

/** What a folded text of one or more clauses asks of one structure of the last answer. */
export function findFocusQuestion(folded: string): FocusQuestion | undefined {
  const whole = findWhole(folded);
  if (whole !== undefined) return whole;
  const clauses = folded.split(clauseEnds).filter((clause) => /[a-z]/.test(clause));
  const asked = clauses
    .filter((clause) => !onlyWhen.test(toText(clause)))
    .map((clause) => findWhole(clause));
  const found = asked.flatMap((one) => one ?? []);
  const [first] = found.filter(({ aspect }) => aspect !== 'itself');
  const isTold =
    found.length === asked.length && found.every((one) => toldTogether.has(one.aspect));
  if (!isTold || first === undefined || clauses.length < 2) return undefined;
  const choices = new Set(found.flatMap(({ choice }) => choice ?? []));
  // Two that are chosen are two questions.
  return choices.size > 1 ? undefined : { ...first, choice: [...choices][0] };
}

/** What a whole folded text asks of a structure of the last answer; undefined for any other text. */
function findWhole(folded: string): FocusQuestion | undefined {
  const text = toText(folded);
  if (text.length === 0 || text.length > maxLength) return undefined;
  for (const { asks, choices } of byLanguage)
    for (const { aspect, pattern } of asks) {
      const groups = pattern.exec(text)?.groups;
      if (groups === undefined) continue;
      const named = Object.values(groups).filter((group) => group !== undefined);
      const choice = choices.find(({ pattern: own }) => named.some((group) => own.test(group)));
      return { aspect, choice: choice?.choice };
    }
  return undefined;
}
