import type { AnalysisRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { findMeantTask } from './find-act.ts';
import { hasOwnWords } from './has-own-words.ts';
import { listChoices } from './list-choices.ts';
import { listResidue } from './list-residue.ts';
import { chooseReading } from './ranking/choose-reading.ts';
import { readByRules, type RuledRequest } from './read-by-rules.ts';
import type { Reading } from './read-clues.ts';
import { findBound } from './read-own-words.ts';
import type { ReadQuestion } from './read-question.ts';
import { readParts } from './read-parts.ts';
import { dropEmpty } from './drop-empty.ts';

/** Readings that say all that is to be said about their words. */
const wholeReadings: ReadonlySet<RuledRequest['by']> = new Set([
  'property',
  'company',
  'act',
  'term',
  'terms',
  'follow-up',
]);

/** The value an indicator is compared with: a typed one, or what a word such as overbought means. */
function findComparedLevel({ reading, measured }: ReadQuestion): number | undefined {
  const [first] = measured.numbers.filter(({ value }) => value.kind !== 'percent');
  const typed = reading.clues.indicator?.reading ?? first?.value.value;
  const id = reading.clues.indicator?.id;
  return typed ?? (id === 'rsi' ? findBound(measured.plain).level : undefined);
}

/**
 * The request with what the reader of charts has no place for: acts, tasks, measures, periods,
 * forms; with the words that nothing covered, and with what it may mean instead where that is not
 * sure.
 */
export function refinePlan(
  parts: { readonly request: AnalysisRequest; readonly reading: Reading },
  question: Question,
  catalogue: InstrumentCatalogue,
): AnalysisRequest {
  const { typed, named } = readParts(parts, question.now);
  const around = { question, catalogue, named };
  const ruled = readByRules(typed, around);
  const chosen = chooseReading(typed, ruled, around);
  const { request, isRuled } = chosen;
  if (isRuled && wholeReadings.has(ruled.by)) return request;
  const { plan } = request;
  const { intent } = plan;
  const choices = listChoices(typed, { ...chosen, plan }, around);
  const isVague =
    intent === 'analyze' &&
    !typed.reading.clues.has('analyze') &&
    hasOwnWords(typed) &&
    !chosen.isSure;
  const { measured } = typed;
  return {
    ...request,
    plan: {
      ...plan,
      ...dropEmpty({
        intent,
        choices,
        period: choices.length > 0 && intent === 'unknown' ? measured.period : plan.period,
        task: isRuled ? findMeantTask(typed) : plan.task,
        form: measured.form,
        level: intent === 'indicator' ? findComparedLevel(typed) : undefined,
        residue: listResidue(
          typed,
          { intent, isVague, isLikely: chosen.isLikely },
          question.message,
        ),
        namesInstrument: named.length > 0 || plan.namesInstrument || undefined,
      }),
    },
  };
}
