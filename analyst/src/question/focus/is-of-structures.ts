import type { Intent, QuestionPlan } from '@vela/contracts';

const intents: ReadonlySet<Intent> = new Set([
  'gaps',
  'blocks',
  'levels',
  'last-sweep',
  'findings',
]);
const measures: ReadonlySet<string> = new Set([
  'zone-list',
  'zone-state',
  'touch-history',
  'nearest-structure',
  'distance-to-price',
  'if-price',
  'events',
  'patterns',
  'divergences',
  'swing-levels',
  'previous-extremes',
]);

/** Whether an answer to a plan tells of structures one by one, so that "it" is one of them. */
export function isOfStructures({
  intent,
  measures: asked = [],
  spoken,
}: Pick<QuestionPlan, 'intent' | 'measures' | 'spoken'>): boolean {
  const [first] = asked;
  if (spoken !== undefined) return true;
  return intent === 'measure' ? measures.has(first?.id ?? '') : intents.has(intent);
}
