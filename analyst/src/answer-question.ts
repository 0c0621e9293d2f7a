import {
  type AnswerSection,
  getErrorMessage,
  type Fact,
  type KeyFact,
  type LevelRow,
  type Sentence,
  type ShownAnalysis,
} from '@vela/contracts';
import type { AnalystDeps } from './analyst-deps.ts';
import type { AnswerPart, Question } from './answer-part.ts';
import { gatherMaterial } from './answers/gather-material.ts';
import type { Material } from './answers/material.ts';
import { bindVendor } from './chosen-vendor.ts';
import { readWithFilers } from './company/read-with-filers.ts';
import { createGuard } from './guard/create-guard.ts';
import { guardKeyFacts, guardLevelRows, guardListTable } from './guard/guard-parts.ts';
import type { Narration } from './narrator/narrator.ts';
import { describeChips } from './describe-chips.ts';
import { forgetDoubt } from './question/trust/note-doubt.ts';
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
  yield {
    type: 'understanding',
    data: { ...resolved.understanding, chips, request: forgetDoubt(read) },
  };

  const material = await gatherMaterial(question, resolved, bindVendor(deps, request));
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

/** The parts that may be shown, each after the facts it mentions that are in no analysis. */
async function* toParts(
  narration: Narration,
  { analysis, passesGuard, most }: Checked,
): AsyncGenerator<AnswerPart> {
  const { sentences, facts, keyFacts = [], levels = [] } = narration;
  const takeMissing = createMissingFacts(facts, analysis);
  const beside = {
    keyFacts: guardKeyFacts(keyFacts, facts),
    levels: guardLevelRows(levels, facts),
  };
  let [index, offset] = [0, 0];
  let section: AnswerSection | undefined;
  for await (const sentence of sentences) {
    if (index >= most) return;
    if (!passesGuard(sentence)) continue;
    const missing = takeMissing(sentence);
    if (missing !== undefined) yield { type: 'facts', data: { facts: missing } };
    if (sentence.section !== section) yield* toPartsAfter(section, beside);
    ({ section } = sentence);
    yield { type: 'sentence', data: { index, offset, ...sentence } };
    index += 1;
    offset += sentence.text.length + 1;
  }
  yield* toPartsAfter(section, beside);
  if (narration.list === undefined) return;
  const list = guardListTable(narration.list, facts);
  const missing = takeMissing({ factIds: list.rows.flatMap(({ values }) => values) });
  if (missing !== undefined) yield { type: 'facts', data: { facts: missing } };
  yield { type: 'list', data: list };
}

/** Returns all facts mentioned so far that are in no analysis, where a sentence adds to them. */
function createMissingFacts(facts: readonly Fact[], analysis: ShownAnalysis | undefined) {
  const sent = new Set(analysis?.facts.map(({ id }) => id));
  const own: Fact[] = [];
  return ({ factIds }: Pick<Sentence, 'factIds'>): Fact[] | undefined => {
    const missing = facts.filter(({ id }) => factIds.includes(id) && !sent.has(id));
    for (const fact of missing) sent.add(fact.id);
    own.push(...missing);
    return missing.length === 0 ? undefined : [...own];
  };
}

/** What follows the last sentence of a section: key facts the headline, a table the levels. */
function* toPartsAfter(
  section: AnswerSection | undefined,
  { keyFacts, levels }: { readonly keyFacts: KeyFact[]; readonly levels: LevelRow[] },
): Generator<AnswerPart> {
  if (section === 'headline' && keyFacts.length > 0)
    yield { type: 'keyFacts', data: { facts: keyFacts } };
  if (section === 'levels' && levels.length > 0) yield { type: 'levels', data: { rows: levels } };
}
