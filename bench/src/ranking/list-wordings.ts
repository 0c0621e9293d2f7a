import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { listMeasurePhrases, listQuestionFeatures, type LearnedWording } from '@vela/analyst';
import type { Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { createRandom, samplePhrase } from '../sample-phrases.ts';

/** One wording and what it asks: a measure, an intent, or `task:` and a task. */
export type Wording = {
  readonly label: string;
  readonly text: string;
  readonly features: LearnedWording;
  /** How much it counts beside a wording that was typed. */
  readonly weight: number;
  /** Rules were written for it: what they make of it says nothing of other wordings. */
  readonly isFitted: boolean;
};

const folder = new URL('../../questions/', import.meta.url);
const fillers: Readonly<Record<Language, readonly string[]>> = {
  en: ['it', 'the', 'this', 'now', 'price', 'so', 'really', 'last'],
  tr: ['bu', 'su', 'hala', 'fiyat', 'cok', 'simdi'],
};
const now = Date.UTC(2026, 10, 21, 18);
const samplesPerPhrase = 6;
/** Sampled phrases are words in a row; questions as typed count more. */
const importance = { typed: 1, sampled: 0.3 } as const;

// What an act or measure of the labelled sets is called as a reading.
const readings: Readonly<Record<string, string>> = {
  define: 'concept',
  distinguish: 'concept',
  'out-of-scope': 'off-topic',
  alert: 'task:alert',
  'rule-test': 'task:back-test',
  overview: 'analyze',
  gaps: 'zone-list',
  blocks: 'zone-list',
  'last-sweep': 'events',
  bias: 'trend',
  findings: 'events',
  'indicator-value': 'indicator',
};
const unlabelled: ReadonlySet<string> = new Set([
  'ask-back',
  'unknown',
  'unknown-symbol',
  'ambiguous-symbol',
  'not-covered',
  'mode-not-available',
]);

const planFile = z.object({
  questions: z.array(
    z.object({
      turns: z.array(z.string()),
      expect: z.array(
        z.object({
          act: z.string(),
          task: z.string().optional(),
          measures: z.array(z.array(z.string())).default([]),
        }),
      ),
    }),
  ),
});
const intentFile = z.object({
  questions: z.array(z.object({ text: z.string(), intent: z.string() })),
});

function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(new URL(path, folder), 'utf8')));
}

function toWordings(
  name: string | undefined,
  text: string,
  {
    language,
    isFitted,
    after,
  }: {
    readonly language: Language;
    readonly isFitted: boolean;
    readonly after?: string;
  },
): Wording[] {
  if (name === undefined || unlabelled.has(name)) return [];
  return [
    {
      label: readings[name] ?? name,
      text,
      isFitted,
      features: listQuestionFeatures({ text, language, now, after }, instrumentCatalogue),
      weight: importance.typed,
    },
  ];
}

/** Lines `label: text`. */
function listOwn(language: Language): Wording[] {
  const own = new URL(`ranking/${language}/`, folder);
  const names = readdirSync(own).filter((name) => name !== 'follow-ups.txt');
  const lines = names.flatMap((name) => readFileSync(new URL(name, own), 'utf8').split('\n'));
  return lines.flatMap((line) => {
    const { label, words = '' } = /^(?<label>[\w:-]+): (?<words>.+)$/.exec(line)?.groups ?? {};
    return toWordings(label, words, { language, isFitted: false });
  });
}

/** Lines `label before || text || label`; `same`: it changes the question before. */
function listFollowUps(language: Language): Wording[] {
  const text = readFileSync(new URL(`ranking/${language}/follow-ups.txt`, folder), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [after, words, label] = line.split(' || ');
    if (after === undefined || words === undefined) return [];
    return toWordings(label, words, { language, isFitted: false, after });
  });
}

/** First turns of the sets that rules were worked from. */
const workedFrom = ['second', 'third', 'fourth'] as const;

/** The open halves of the labelled sets; the frozen ones are not read. */
function listLabelled(language: Language): Wording[] {
  const firstTurns = workedFrom
    .flatMap((name) => readJson(`plans/${language}/${name}.json`, planFile).questions)
    .map(({ turns, expect }) => ({ turns: turns.slice(0, 1), expect: expect.slice(0, 1) }));
  const plans = [...readJson(`plans/${language}/open.json`, planFile).questions, ...firstTurns];
  const intents = readJson(`${language}/open.json`, intentFile).questions;
  return [
    ...plans.flatMap(({ turns, expect }) =>
      turns.flatMap((text, at) => {
        const { act, task, measures } = expect[at] ?? { act: 'ask-back', measures: [] };
        const asked = act === 'ask' ? measures[0]?.[0] : act;
        return toWordings(task === undefined ? asked : `task:${task}`, text, {
          language,
          isFitted: true,
        });
      }),
    ),
    ...intents.flatMap(({ text, intent }) =>
      toWordings(intent, text, { language, isFitted: true }),
    ),
  ];
}

/** Wordings that the phrases of the measures match. */
function listSampled(language: Language): Wording[] {
  const random = createRandom(7);
  const options = { count: samplesPerPhrase, random, fillers: fillers[language] };
  return Object.entries(listMeasurePhrases(language)).flatMap(([label, phrases]) =>
    [phrases]
      .flat()
      .flatMap((phrase) => [...new Set(samplePhrase(phrase, options))])
      .flatMap((text) => toWordings(label, text, { language, isFitted: true }))
      .map((wording) => ({ ...wording, weight: importance.sampled })),
  );
}

/** All wordings of a language that the ranking learns from; the frozen halves are not read. */
export function listWordings(language: Language): Wording[] {
  return [
    ...listOwn(language),
    ...listFollowUps(language),
    ...listLabelled(language),
    ...listSampled(language),
  ];
}
