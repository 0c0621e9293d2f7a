import { foldText, languages } from '@vela/contracts';
import type { OwnList } from '../answer-part.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { ListWords } from '../language/list-words.ts';
import type { Words } from '../language/words.ts';
import { createWordPattern, listMatches } from '../question/word-pattern.ts';

/** A question without the words that mean an own list, and the name of the list they give. */
export type ListMention = { readonly rest: string; readonly name?: string };

function createPattern(pick: (words: ListWords) => Words): RegExp {
  const words = languages.flatMap((language) => pick(analystLanguages[language].lists));
  // A name may stand in quotation marks: no letter bounds them.
  return createWordPattern(`(?:${words.join('|').replaceAll('(?<name>', '(')})`, 'g');
}

const mentions = createPattern(({ mentions: words }) => words);
const named = languages.flatMap((language) =>
  [analystLanguages[language].lists.named]
    .flat()
    .map((words) => new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`)),
);

/** A name as people write it in either language: "kripto" is "crypto". */
export const toListKey = (name: string): string =>
  foldText(name).trim().replaceAll('k', 'c').replaceAll('y', 'i');

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A list whose name stands right before the words for it, "kripto listemde", and where it begins. */
function findKnownName(before: string, lists: readonly OwnList[]) {
  const text = toListKey(`|${before}|`).slice(1, -1);
  for (const { name } of lists) {
    const key = toListKey(name);
    const match = key === '' ? null : new RegExp(`(?<![a-z0-9])${escape(key)} *$`).exec(text);
    if (match !== null) return { name, start: match.index };
  }
  return undefined;
}

function cut(text: string, start: number, end: number): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim();
}

/** "My crypto list", where the words for a list stand around its name. */
function findNamed(folded: string, typed: string, lists: readonly OwnList[]) {
  for (const pattern of named) {
    const match = pattern.exec(folded);
    const name = match?.groups?.['name'];
    if (match === null || name === undefined) continue;
    const own = lists.find((one) => toListKey(one.name) === toListKey(name));
    const rest = cut(typed, match.index, match.index + match[0].length);
    return { rest, name: own?.name ?? name.trim() };
  }
  return undefined;
}

/** The words of a typed question that mean an own list; undefined where there are none. */
export function findListMention(
  message: string,
  lists: readonly OwnList[] = [],
): ListMention | undefined {
  const folded = foldText(message);
  // Places in the folded text are places in the message only where both are as long.
  const typed = folded.length === message.length ? message : folded;
  const [longest] = listMatches(folded, mentions).toSorted((a, b) => b[0].length - a[0].length);
  if (longest === undefined) return findNamed(folded, typed, lists);
  const known = findKnownName(folded.slice(0, longest.index), lists);
  const rest = cut(typed, known?.start ?? longest.index, longest.index + longest[0].length);
  return known === undefined ? { rest } : { rest, name: known.name };
}
