import type { Fact, Sentence } from '@vela/contracts';
import type { Composition } from '../answers/composition.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { EventSentence } from '../language/en/events.ts';
import { fillTemplate, type Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import type { EventsMaterial } from './gather-events.ts';

type NewsFound = Extract<EventsMaterial, { kind: 'news' }>;

type Origin = { readonly name: string; readonly url: string };

type Counted = Pick<Fact, 'id' | 'value' | 'unit' | 'asOf'> & { readonly vendor: string };

function createNewsFact({ vendor, ...counted }: Counted, { name, url }: Origin): Fact {
  return {
    ...counted,
    kind: 'event',
    label: 'event',
    name,
    decimals: 0,
    source: { kind: 'event', vendor, url, version: 1, observedAt: counted.asOf },
    method: 'calendar@1',
    refs: [],
  };
}

/** The counts as facts, bound to the page that lists what was counted; no headline is among them. */
function toNewsFacts({ counts, since }: NewsFound, symbol: string, name: string): Fact[] {
  const origin = { name, url: `/markets/news?symbol=${encodeURIComponent(symbol)}` };
  const newest = Math.max(since, ...counts.map((one) => one.newest));
  const everyone = counts.flatMap(({ sources }) => sources).join(', ');
  const began = { id: 'news.since', value: since, unit: 'time', asOf: newest } as const;
  return [
    createNewsFact({ ...began, vendor: everyone }, origin),
    ...counts.flatMap(({ kind, count, newest: asOf, sources }) => {
      const vendor = sources.join(', ');
      const id = `news.${kind}`;
      return [
        createNewsFact({ id, value: count, unit: 'count', asOf, vendor }, origin),
        createNewsFact({ id: `${id}.newest`, value: asOf, unit: 'time', asOf, vendor }, origin),
      ];
    }),
  ];
}

/** How much was published about an instrument: counts and times, and never what a headline says. */
export function composeNews(
  material: NewsFound,
  base: Speech,
  { instrument }: ResolvedRequest,
): Composition {
  const words = analystLanguages[base.language].events;
  const facts =
    instrument === undefined ? [] : toNewsFacts(material, instrument.symbol, words.names.count);
  const speech = { ...base, facts: new Map(facts.map((fact) => [fact.id, fact])) };
  const tell = (...keys: readonly EventSentence[]): Sentence[] =>
    keys.flatMap((key) => fillTemplate(words.sentences[key], speech) ?? []);
  if (instrument === undefined) return { sentences: tell('news.which'), facts, labels: [] };
  const { counts } = material;
  const isSimulated = counts.some((one) => one.isSimulated);
  return {
    sentences: [
      ...(counts.length === 0 ? tell('news.none') : tell('news.filings', 'news.headlines')),
      ...(isSimulated ? tell('news.simulated') : []),
      ...tell('news.closing'),
    ],
    facts,
    labels: [instrument.symbol],
  };
}
