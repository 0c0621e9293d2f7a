import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { listMeasurePhrases, listQuestionFeatures, type LearnedWording } from '@vela/analyst';
import type { Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { createRandom, samplePhrase } from '../sample-phrases.ts';
import {
  companyFileSchema,
  intentFileSchema,
  isFollowed,
  nameTurn,
  planFileSchema,
  toReadingName,
} from './label-readings.ts';

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

function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(new URL(path, folder), 'utf8')));
}

type Labelled = {
  readonly language: Language;
  readonly isFitted: boolean;
  /** Name of the reading of the question before. */
  readonly after?: string | undefined;
};

function toWordings(
  name: string | undefined,
  text: string,
  { language, isFitted, after }: Labelled,
): Wording[] {
  const label = toReadingName(name);
  if (label === undefined) return [];
  const features = listQuestionFeatures({ text, language, now, after }, instrumentCatalogue);
  return [{ label, text, isFitted, features, weight: importance.typed }];
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

/** Turns that were labelled before rules were worked from them, each with the one before. */
function listDialogues(language: Language): Wording[] {
  const { questions } = readJson(`plans/${language}/fifth.json`, planFileSchema);
  return questions.flatMap(({ turns, expect }) => {
    let after: string | undefined;
    return turns.flatMap((text, at) => {
      const name = nameTurn(expect[at]);
      const label = name !== undefined && name === after ? 'same' : name;
      const wordings = toWordings(label, text, { language, isFitted: false, after });
      after = isFollowed(expect[at]) ? name : after;
      return wordings;
    });
  });
}

/** First turns of the sets that rules were worked from. */
const workedFrom = ['second', 'third', 'fourth'] as const;
const companySets = ['open', 'second'] as const;

/** The open halves of the labelled sets; the frozen ones are not read. */
function listLabelled(language: Language): Wording[] {
  const options = { language, isFitted: true };
  const firstTurns = workedFrom
    .flatMap((name) => readJson(`plans/${language}/${name}.json`, planFileSchema).questions)
    .map(({ turns, expect }) => ({ turns: turns.slice(0, 1), expect: expect.slice(0, 1) }));
  const open = readJson(`plans/${language}/open.json`, planFileSchema).questions;
  const intents = readJson(`${language}/open.json`, intentFileSchema).questions;
  const companies = companySets.flatMap(
    (name) => readJson(`companies/${language}/${name}.json`, companyFileSchema).questions,
  );
  return [
    ...[...open, ...firstTurns].flatMap(({ turns, expect }) =>
      turns.flatMap((text, at) => toWordings(nameTurn(expect[at]), text, options)),
    ),
    ...intents.flatMap(({ text, intent }) => toWordings(intent, text, options)),
    ...companies.flatMap(({ turns: [text = ''], expect: [first] }) =>
      toWordings(first?.kind, text, options),
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
    ...listDialogues(language),
    ...listLabelled(language),
    ...listSampled(language),
  ];
}
