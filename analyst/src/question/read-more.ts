import type { AnalysisRequest, MeasureRequest, QuestionPlan } from '@vela/contracts';
import type { MoreWord } from '../language/act-words.ts';
import { findMore } from './find-acts.ts';
import type { Reading } from './read-clues.ts';
import { withoutRepeat } from './read-clues.ts';
import { readWay } from './read-own-words.ts';
import { averages, dated, distant, judgedBy, twoEnded } from './told-by-measures.ts';

type More = {
  readonly intent?: 'measure';
  readonly measures?: MeasureRequest[];
  readonly form?: 'why';
};

function toMeasure(id: string, indicator: NonNullable<MeasureRequest['indicator']>): More {
  return { intent: 'measure', measures: [{ id, indicator }] };
}

/** What is asked of the indicator that the last answer told the value of. */
function askOfIndicator(word: MoreWord, { indicator }: QuestionPlan): More | undefined {
  if (indicator === undefined) return undefined;
  // Its answer tells whether the value is high.
  if (word === 'judge') return {};
  const isAverage = averages.has(indicator.id);
  if (word === 'far' && isAverage) return toMeasure('moving-average-distance', indicator);
  return word === 'when' ? toMeasure('indicator-cross', indicator) : undefined;
}

const answerBy: Readonly<
  Record<
    MoreWord,
    (asked: MeasureRequest | undefined, plan: QuestionPlan, spoken: string) => More | undefined
  >
> = {
  margin: (asked, { others = [] }) => {
    if (asked === undefined || others.length === 0) return undefined;
    // Its answer tells by how much itself.
    return asked.id === 'compare-volatility' ? {} : { measures: [{ id: 'spread-of-returns' }] };
  },
  today: (asked) => (asked?.id === 'price-at' ? { measures: [{ id: 'last-price' }] } : undefined),
  when: (asked) => {
    if (asked?.id === 'zone-list') return { measures: [{ ...asked, id: 'zone-state' }] };
    if (asked?.id === 'trend') return { measures: [{ ...asked, id: 'trend-age' }] };
    return dated.has(asked?.id ?? '') ? {} : undefined;
  },
  far: (asked) => {
    const indicator = asked?.indicator;
    if (indicator !== undefined && averages.has(indicator.id))
      return toMeasure('moving-average-distance', indicator);
    return distant.has(asked?.id ?? '') ? {} : undefined;
  },
  extreme: (asked, _, spoken) => {
    if (asked === undefined || !twoEnded.has(asked.id)) return undefined;
    // "The best" after the worst.
    return asked.direction === undefined
      ? {}
      : { measures: [{ ...asked, ...readWay(asked, spoken) }] };
  },
  judge: (asked) => {
    const id = judgedBy[asked?.id ?? ''];
    return id === undefined || asked === undefined ? undefined : { measures: [{ ...asked, id }] };
  },
  reason: (asked) => (asked === undefined ? undefined : { form: 'why' }),
};

/**
 * A whole question about what the last answer told, "when was that?": the last request, or that
 * for the measure which answers it; undefined where it asks for anything else.
 */
export function readMore({ spoken }: Reading, last: AnalysisRequest): AnalysisRequest | undefined {
  const word = findMore(withoutRepeat(spoken));
  if (word === undefined) return undefined;
  const { intent } = last.plan;
  const isRank = intent === 'volatility' && word === 'judge';
  const ofMeasure = isRank ? {} : answerBy[word](last.plan.measures?.[0], last.plan, spoken);
  const more = intent === 'indicator' ? askOfIndicator(word, last.plan) : ofMeasure;
  if (more === undefined) return undefined;
  const { form: _, residue: __, unread: ___, choices: ____, ...plan } = last.plan;
  return { ...last, plan: { ...plan, ...more } };
}
