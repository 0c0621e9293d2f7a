import type { Fact } from '@vela/contracts';
import type { Speech } from '../narrator/sentence-template.ts';

/**
 * A speech in which the facts of one row of several carry the row's common name: with `found.2` and `item`, `{item.top}` speaks of the
 * fact `found.2.top`, which keeps its own id.
 */
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
