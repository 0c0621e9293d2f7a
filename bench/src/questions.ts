import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseQuestion } from '@vela/analyst';
import type { Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';

export const halves = ['frozen', 'open'] as const;
type Half = (typeof halves)[number];

/** A question as somebody types it and what it asks for; `null` where it names no symbol or no interval. */
type LabelledQuestion = {
  readonly text: string;
  readonly intent: string;
  readonly symbol: string | null;
  readonly interval: string | null;
};

/** A question that was read otherwise than its label says: what was read, in the words of the label. */
type Misread = { readonly asked: LabelledQuestion; readonly read: Omit<LabelledQuestion, 'text'> };

type QuestionScore = {
  readonly language: Language;
  readonly half: Half;
  readonly asked: number;
  /** How many had their intent, their symbol, their interval read rightly, and how many all three. */
  readonly right: Readonly<Record<'intent' | 'symbol' | 'interval' | 'all', number>>;
  /** By intent of the label: asked, and read rightly in all three. */
  readonly byIntent: ReadonlyMap<string, { readonly asked: number; readonly right: number }>;
  readonly misread: readonly Misread[];
};

const folder = path.resolve(import.meta.dirname, '../questions');
// A Saturday evening: "since Friday" and "overnight" have an answer.
const now = Date.UTC(2026, 10, 21, 18);

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isLabelled(value: unknown): value is LabelledQuestion {
  if (typeof value !== 'object' || value === null) return false;
  if (!('text' in value && 'intent' in value && 'symbol' in value && 'interval' in value))
    return false;
  return (
    typeof value.text === 'string' &&
    typeof value.intent === 'string' &&
    isTextOrNull(value.symbol) &&
    isTextOrNull(value.interval)
  );
}

/** The labelled questions of one half. Throws where the file holds anything else. */
function readQuestions(language: Language, half: Half): readonly LabelledQuestion[] {
  const file: unknown = JSON.parse(
    readFileSync(path.join(folder, language, `${half}.json`), 'utf8'),
  );
  const questions: unknown =
    typeof file === 'object' && file !== null && 'questions' in file ? file.questions : undefined;
  if (!Array.isArray(questions) || !questions.every(isLabelled))
    throw new Error(`${language}/${half}.json holds something else than questions`);
  return questions;
}

/** Symbols of a name that is unknown or stands for several are no reading: they count as none. */
function readOne(asked: LabelledQuestion, language: Language): Misread['read'] {
  const { understanding, typedInterval } = parseQuestion(
    { message: asked.text, language, chosen: {}, context: {}, now },
    instrumentCatalogue,
  );
  const { intent, symbol, covered } = understanding;
  return {
    intent,
    symbol: covered === undefined ? null : (symbol ?? null),
    interval: typedInterval ?? null,
  };
}

/** Reads every question of one half on its own, without a chart on the screen. */
export function scoreQuestions(language: Language, half: Half): QuestionScore {
  const questions = readQuestions(language, half);
  const right = { intent: 0, symbol: 0, interval: 0, all: 0 };
  const byIntent = new Map<string, { asked: number; right: number }>();
  const misread: Misread[] = [];
  for (const asked of questions) {
    const read = readOne(asked, language);
    const hits = {
      intent: read.intent === asked.intent,
      symbol: read.symbol === asked.symbol,
      interval: read.interval === asked.interval,
    };
    const isRight = hits.intent && hits.symbol && hits.interval;
    right.intent += Number(hits.intent);
    right.symbol += Number(hits.symbol);
    right.interval += Number(hits.interval);
    right.all += Number(isRight);
    const group = byIntent.get(asked.intent) ?? { asked: 0, right: 0 };
    byIntent.set(asked.intent, { asked: group.asked + 1, right: group.right + Number(isRight) });
    if (!isRight) misread.push({ asked, read });
  }
  return { language, half, asked: questions.length, right, byIntent, misread };
}
