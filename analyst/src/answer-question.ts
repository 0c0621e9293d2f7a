import {
  type AnswerSection,
  getErrorMessage,
  type Fact,
  type Sentence,
  type ShownAnalysis,
} from '@vela/contracts';
import type { AnalystDeps } from './analyst-deps.ts';
import type { AnswerPart, Question } from './answer-part.ts';
import { gatherMaterial } from './answers/gather-material.ts';
import type { Material } from './answers/material.ts';
import { readWithFilers } from './company/read-with-filers.ts';
import { createGuard } from './guard/create-guard.ts';
import { guardKeyFacts, guardLevelRows } from './guard/guard-parts.ts';
import type { Narration } from './narrator/narrator.ts';
import { describeChips } from './describe-chips.ts';
import { resolveRequest } from './resolve-request.ts';
import { suggestQuestions } from './suggest-questions.ts';

/** Sentences of an answer that is wanted short. */
const shortLength = 2;

/** Answers a request or question in parts, displayed in order: resolve, gather, narrate, guard. */
export async function* answerQuestion(
  question: Question,
  deps: AnalystDeps,
): AsyncGenerator<AnswerPart> {
  const { request, catalogue } = await readWithFilers(
    question,
    deps.marketData.catalogue,
    deps.filings,
  );
  const resolved = resolveRequest(request, catalogue, question.now);
  const { language } = resolved.understanding;
  const read = { ...request, interval: resolved.interval, language, plan: resolved.plan };
  const chips = describeChips(read, question.now);
  yield { type: 'understanding', data: { ...resolved.understanding, chips, request: read } };

  const material = await gatherMaterial(question, resolved, deps);
  const charted = material.gathered?.kind === 'gathered' ? material.gathered.analysis : undefined;
  const analysis = charted ?? findUncharted(material);
  const narration = deps.narrator.narrate(resolved, material);
  if (analysis !== undefined) yield { type: 'analysis', data: analysis };
  const { notice } = narration;
  if (notice !== undefined)
    yield { type: 'notice', data: { code: notice, message: getErrorMessage(notice, language) } };

  const passesGuard = createGuard({ ...narration, language }, deps);
  const most = resolved.plan.form === 'shorter' ? shortLength : Number.POSITIVE_INFINITY;
  yield* toParts(narration, { analysis, passesGuard, most });
  const prompts =
    resolved.understanding.intent === 'distress' ? [] : suggestQuestions(resolved, charted);
  yield { type: 'suggestions', data: { prompts } };
}

/** The analysis of what has no chart: a company, or a property. */
function findUncharted({ company, property }: Material): ShownAnalysis | undefined {
  const first = company?.first;
  if (first?.kind === 'company') return first.analysis;
  return property?.kind === 'property' ? property.analysis : undefined;
}

type Checked = {
  readonly analysis: ShownAnalysis | undefined;
  readonly passesGuard: (sentence: Sentence) => boolean;
  /** How many sentences may be said. */
  readonly most: number;
};

/** The sentences that may be shown, after the facts they mention that are in no analysis. */
async function* toParts(
  { sentences, facts, keyFacts = [], levels = [] }: Narration,
  { analysis, passesGuard, most }: Checked,
): AsyncGenerator<AnswerPart> {
  const sent = new Set(analysis?.facts.map(({ id }) => id));
  const glance = guardKeyFacts(keyFacts, facts);
  const rows = guardLevelRows(levels, facts);
  let section: AnswerSection | undefined;
  const own: Fact[] = [];
  let [index, offset] = [0, 0];
  for await (const sentence of sentences) {
    if (index >= most) return;
    if (!passesGuard(sentence)) continue;
    const missing = facts.filter(({ id }) => sentence.factIds.includes(id) && !sent.has(id));
    for (const fact of missing) sent.add(fact.id);
    own.push(...missing);
    if (missing.length > 0) yield { type: 'facts', data: { facts: [...own] } };
    if (section === 'levels' && sentence.section !== 'levels' && rows.length > 0)
      yield { type: 'levels', data: { rows } };
    ({ section } = sentence);
    yield { type: 'sentence', data: { index, offset, ...sentence } };
    index += 1;
    offset += sentence.text.length + 1;
    if (section === 'headline' && glance.length > 0)
      yield { type: 'keyFacts', data: { facts: glance } };
  }
}
