import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isIntentRead, parseQuestion, resolveRequest } from '@vela/analyst';
import type { Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';

export const halves = ['frozen', 'open'] as const;
type Half = (typeof halves)[number];

/** A typed question and its expected reading; `null` where it names no symbol or no interval. */
type LabelledQuestion = {
  readonly text: string;
  readonly intent: string;
  readonly symbol: string | null;
  readonly interval: string | null;
};

type Misread = { readonly asked: LabelledQuestion; readonly read: Omit<LabelledQuestion, 'text'> };

type QuestionScore = {
  readonly language: Language;
  readonly half: Half;
  readonly asked: number;
  /** Number of questions with correct intent, symbol, interval, and all three. */
  readonly right: Readonly<Record<'intent' | 'symbol' | 'interval' | 'all', number>>;
  /** By labelled intent: asked, and correct in all three. */
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

/** Labelled questions of one half. Throws when the file holds anything else. */
function readQuestions(language: Language, half: Half): readonly LabelledQuestion[] {
  const file: unknown = JSON.parse(
    readFileSync(path.join(folder, language, `${half}.json`), 'utf8'),
  );
  const questions: unknown =
    typeof file === 'object' && file !== null && 'questions' in file ? file.questions : undefined;
  if (!Array.isArray(questions) || !questions.every(isLabelled))
    throw new Error(`${language}/${half}.json does not hold a list of labelled questions`);
  return questions;
}

/** A symbol that is unknown or ambiguous counts as none. */
function readQuestion(asked: LabelledQuestion, language: Language): Misread['read'] {
  const request = parseQuestion(
    { message: asked.text, language, chosen: {}, context: {}, now },
    instrumentCatalogue,
  );
  const { understanding } = resolveRequest(request, instrumentCatalogue, now);
  const { intent, symbol, covered } = understanding;
  return {
    intent: isIntentRead(asked.intent, request.plan, intent) ? asked.intent : intent,
    symbol: covered === undefined ? null : (symbol ?? null),
    interval: request.plan.namesInterval === true ? request.interval : null,
  };
}

/** Scores every question of one half on its own, without a chart context. */
export function scoreQuestions(language: Language, half: Half): QuestionScore {
  const questions = readQuestions(language, half);
  const right = { intent: 0, symbol: 0, interval: 0, all: 0 };
  const byIntent = new Map<string, { asked: number; right: number }>();
  const misread: Misread[] = [];
  for (const asked of questions) {
    const read = readQuestion(asked, language);
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
