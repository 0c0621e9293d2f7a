import type { Sentence } from '@vela/contracts';
import type { JoinedTopics, MeasureTopics } from '../measures/measure-topics.ts';
import { createFactReader } from '../narrator/fact-reader.ts';
import { joinParts, joinPhrases } from '../narrator/join-sentences.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { toRowSpeech } from './row-speech.ts';

type Say = (speech: Speech, topics: MeasureTopics['topics']) => Sentence[];
type Rows = NonNullable<MeasureTopics['rows']>;

/** A lead with its parts as one sentence. */
export function tellJoined(
  { lead, parts }: JoinedTopics,
  speech: Speech,
  say: Say,
): Sentence | undefined {
  const [start] = say(speech, [lead]);
  const phrases = say(speech, parts);
  return start === undefined || phrases.length === 0
    ? undefined
    : joinPhrases(start, phrases, speech.language);
}

/** Whether the rows of a list are parts of one sentence. */
export const isCompact = ({ isCompact: isOne = false, list }: Rows): boolean =>
  isOne || list !== undefined;

/** The rows of a list: each a sentence, a phrase of that of its group, or a part of one for all. */
export function tellRows(
  table: Rows,
  { speech, prefixes }: { readonly speech: Speech; readonly prefixes: readonly string[] },
  say: Say,
): Sentence[] {
  const { topics, groups, list } = table;
  const rows = prefixes.map((facts) => toRowSpeech(speech, { facts, name: 'row' }));
  if (groups === undefined) {
    const told = rows.flatMap((row) => say(row, topics));
    const lead = list === undefined ? [] : say(speech, [list]);
    return isCompact(table) ? joinParts([...lead, ...told]) : told;
  }
  return groups.flatMap(({ lead, when, from = 0, to }) => {
    const own = rows.filter((row) => when(createFactReader(row.facts, new Set())));
    const phrases = own.slice(from, to).flatMap((row) => say(row, topics));
    const [start] = phrases.length === 0 ? [] : say(speech, [lead]);
    return start === undefined ? [] : joinPhrases(start, phrases, speech.language);
  });
}
