import type { Analysis, FigureFact, IllustrationPanel, Language, Sentence } from '@vela/contracts';
import type { Analyst } from '../analyst.ts';
import type { PanelPlan } from './illustration-plan.ts';
import { factOf } from './panel-layers.ts';

/** An analysis, and what it says in every language. */
export type ExplainedPanel = {
  readonly analysis: Omit<Analysis, 'explanation'>;
  readonly sentences: Record<Language, Sentence[]>;
};

/** The analyst asks for this many candles at least. */
const fewestCandles = 50;

/** Runs the analyst at the moment of a plan: an explanation of the chart, or the answer to the plan's question. */
export async function analysePanel(plan: PanelPlan, analyst: Analyst): Promise<ExplainedPanel> {
  const told = { en: await tell(plan, 'en', analyst), tr: await tell(plan, 'tr', analyst) };
  return {
    analysis: told.en.analysis,
    sentences: { en: told.en.sentences, tr: told.tr.sentences },
  };
}

type Told = { readonly analysis: ExplainedPanel['analysis']; readonly sentences: Sentence[] };

async function tell(plan: PanelPlan, language: Language, analyst: Analyst): Promise<Told> {
  const { symbol, interval, question } = plan;
  const limit = Math.max(fewestCandles, plan.count);
  const chosen = { symbol, interval, limit, mode: 'technical' } as const;
  const now = Date.parse(plan.now);
  if (question !== undefined)
    return answerOf(
      analyst.answer({ message: question[language], language, chosen, context: {}, now }),
    );
  const analysed = await analyst.analyze({ ...chosen, language, now });
  if (analysed.kind !== 'analysis')
    throw new Error(`no analysis of ${symbol} ${interval} at ${plan.now}: ${analysed.kind}`);
  return { analysis: analysed.analysis, sentences: analysed.analysis.explanation.sentences };
}

async function answerOf(parts: ReturnType<Analyst['answer']>): Promise<Told> {
  let analysis: ExplainedPanel['analysis'] | undefined;
  const sentences: Sentence[] = [];
  for await (const part of parts) {
    if (part.type === 'analysis') analysis = part.data;
    if (part.type === 'sentence')
      sentences.push({ text: part.data.text, spans: part.data.spans, factIds: part.data.factIds });
  }
  if (analysis === undefined) throw new Error('the question was answered without an analysis');
  return { analysis, sentences };
}

/** What stands below the picture: a sentence, and facts. */
export function toWords(
  plan: PanelPlan,
  told: ExplainedPanel,
): Pick<IllustrationPanel, 'said' | 'lit' | 'facts' | 'levels'> {
  const { said, facts, levels } = plan;
  const known = told.analysis.facts;
  return {
    ...(said === undefined ? {} : { said: sentencesWith(said.fact, told.sentences) }),
    ...(said?.isLit === undefined ? {} : { lit: said.fact }),
    ...(facts === undefined ? {} : { facts: facts.map((id) => toFigureFact(factOf(known, id))) }),
    ...(levels === undefined
      ? {}
      : { levels: levels.map((id) => Number(factOf(known, id).value)) }),
  };
}

/** The first sentence of each language with the number of a fact. */
function sentencesWith(
  fact: string,
  sentences: ExplainedPanel['sentences'],
): Record<Language, Sentence> {
  const first = (language: Language): Sentence => {
    const sentence = sentences[language].find(({ spans }) =>
      spans.some(({ factId }) => factId === fact),
    );
    if (sentence === undefined) throw new Error(`no sentence (${language}) tells ${fact}`);
    return sentence;
  };
  return { en: first('en'), tr: first('tr') };
}

function toFigureFact({ id, label, value, unit, decimals, method, refs }: FigureFact): FigureFact {
  return { id, label, value, unit, ...(decimals === undefined ? {} : { decimals }), method, refs };
}
