import type { Intent } from '@vela/contracts';
import { findPlaces } from '../find-acts.ts';
import { hasOwnWords } from '../has-own-words.ts';
import type { RuledRequest } from '../read-by-rules.ts';
import type { ReadQuestion } from '../read-question.ts';

/** Shares of the likeliest reading; chosen by questions that the model was not trained with. */
export const leastShare = {
  /** From here on it counts against the phrase of another measure. */
  counted: 0.5,
  /** The same where the rules read nothing but an overview. */
  open: 0.45,
  /** Against words of charts. */
  chart: 0.55,
  /** The same where they name a concept. */
  named: 0.65,
  /** Against acts, and against a name that is not known. */
  told: 0.95,
  /** Against a reading that asks nothing of a chart: advice, tasks, terms. */
  act: 0.6,
  /** From here on words that it was learned with are read. */
  likely: 0.8,
  /** From here on it is not said to be unsure. */
  sure: 0.9,
} as const;

/** No share is as high. */
const never = 2;

const openIntents: ReadonlySet<Intent> = new Set(['analyze', 'unknown']);
/** Their words leave little doubt. */
const certainIntents: ReadonlySet<Intent> = new Set(['last-sweep', 'gaps', 'indicator']);
/** What these could not read is said in their answer. */
const saidIntents: ReadonlySet<Intent> = new Set(['not-covered', 'mode-not-available']);
const askingIntents: ReadonlySet<Intent> = new Set(['unknown-symbol', 'ambiguous-symbol']);
const acts: ReadonlySet<string> = new Set(['advice', 'distress', 'off-topic', 'small-talk']);

/** Whether an intent is what a question is read as for want of anything better. */
export function isOpenIntent(intent: Intent): boolean {
  return openIntents.has(intent);
}

/** Whether a reading is no question about a market. */
export function isActReading(label: string): boolean {
  return acts.has(label);
}

/** Whether a reading cannot be: a person who names an instrument is not chatting. */
function isRuledOut(label: string, read: ReadQuestion): boolean {
  const isNamed = read.reading.settled.isNamed || read.reading.symbols.length > 0;
  if (label === 'small-talk') return isNamed;
  return label.startsWith('task:') && !hasOwnWords(read);
}

function isDefinitionAsked({ reading: { clues, spoken } }: ReadQuestion): boolean {
  return clues.has('meaning') || findPlaces(spoken, 'definition').length > 0;
}

/** Whether a date or a second name alone made the intent, and no word that asks for it. */
function isOfTimeAlone(intent: Intent, { reading: { clues } }: ReadQuestion): boolean {
  return intent === 'compare' && !clues.has('compare');
}

/** For readings of one name; undefined where the intent decides. */
function chooseByLabel(intent: Intent, read: ReadQuestion, label: string): number | undefined {
  // What a person asks of an instrument is no word's meaning, unless they say so.
  if (label === 'concept' && read.reading.settled.isNamed)
    return isDefinitionAsked(read) ? leastShare.told : never;
  // A gap that opened has words of its own.
  if (intent === 'gaps' && label === 'opening-gaps') return never;
  if (askingIntents.has(intent)) return acts.has(label) ? leastShare.told : never;
  if (intent === 'unknown' && label === 'small-talk') return leastShare.told;
  // What Vela cannot do is said in place of an answer.
  const isTask = label.startsWith('task:') && intent !== 'analyze';
  return isTask ? leastShare.told : undefined;
}

function chooseByIntent(intent: Intent, read: ReadQuestion): number {
  if (intent === 'measure' || isOfTimeAlone(intent, read)) return leastShare.counted;
  if (certainIntents.has(intent)) return leastShare.likely;
  if (!openIntents.has(intent))
    return read.reading.clues.concepts.length > 0 ? leastShare.named : leastShare.chart;
  const isAsked = read.reading.clues.has('analyze') || !hasOwnWords(read);
  return isAsked ? leastShare.likely : leastShare.open;
}

/** The share from which a reading counts against that of the rules. */
export function chooseLeastShare(
  read: ReadQuestion,
  { by, request: { plan } }: RuledRequest,
  label: string,
): number {
  if (isRuledOut(label, read)) return never;
  // What changes the question before keeps its thread.
  if (by === 'follow-up') return never;
  if (isActReading(plan.intent) || label === 'distress') return leastShare.told;
  const isAct = by !== 'chart' && !saidIntents.has(plan.intent);
  if (isAct) return leastShare.act;
  if (saidIntents.has(plan.intent)) return never;
  return chooseByLabel(plan.intent, read, label) ?? chooseByIntent(plan.intent, read);
}
