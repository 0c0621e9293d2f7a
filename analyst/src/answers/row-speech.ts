import type { Fact } from '@vela/contracts';
import type { Speech } from '../narrator/sentence-template.ts';

/** Aliases a row's facts: with `found.2` and `item`, `{item.top}` is `found.2.top`; ids stay. */
export function toRowSpeech(
  speech: Speech,
  row: { readonly facts: string; readonly name: string },
): Speech {
  const facts = new Map<string, Fact>(speech.facts);
  for (const [id, fact] of speech.facts) {
    if (id.startsWith(`${row.facts}.`)) facts.set(`${row.name}${id.slice(row.facts.length)}`, fact);
  }
  return { ...speech, facts };
}
