import {
  defaultLanguage,
  mapLanguages,
  mapLanguagesInTurn,
  type FigureFact,
  type IllustrationPanel,
  type Language,
  type Sentence,
  type ShownTechnicalAnalysis,
} from '@vela/contracts';
import type { Analyst } from '../analyst.ts';
import { serverTexts } from '../language/by-language.ts';
import type { PanelPlan } from './illustration-plan.ts';
import { getFact } from './panel-layers.ts';

export type ExplainedPanel = {
  readonly analysis: ShownTechnicalAnalysis;
  readonly sentences: Readonly<Record<Language, Sentence[]>>;
};

const fewestCandles = 50;

/** Runs the analyst at a plan's time: explains the chart, or answers its question. */
export async function explainPanel(plan: PanelPlan, analyst: Analyst): Promise<ExplainedPanel> {
  const told = await mapLanguagesInTurn((language) => explainInLanguage(plan, language, analyst));
  return {
    analysis: told[defaultLanguage].analysis,
    sentences: mapLanguages((language) => told[language].sentences),
  };
}

type ExplainedAnalysis = {
  readonly analysis: ExplainedPanel['analysis'];
  readonly sentences: Sentence[];
};

async function explainInLanguage(
  plan: PanelPlan,
  language: Language,
  analyst: Analyst,
): Promise<ExplainedAnalysis> {
  const { symbol, interval, question } = plan;
  const limit = Math.max(fewestCandles, plan.count);
  const chosen = { symbol, interval, limit, mode: 'technical' } as const;
  const now = Date.parse(plan.now);
  if (question !== undefined) {
    const message = serverTexts[language].illustrationQuestions[question];
    return collectAnswer(analyst.answer({ message, language, chosen, context: {}, now }));
  }
  const analysed = await analyst.analyze(
    { ...chosen, window: { limit }, language, plan: { intent: 'analyze' } },
    now,
  );
  if (analysed.kind !== 'analysis')
    throw new Error(`no analysis of ${symbol} ${interval} at ${plan.now}: ${analysed.kind}`);
  return { analysis: analysed.analysis, sentences: analysed.analysis.explanation.sentences };
}

async function collectAnswer(parts: ReturnType<Analyst['answer']>): Promise<ExplainedAnalysis> {
  let analysis: ExplainedPanel['analysis'] | undefined;
  const sentences: Sentence[] = [];
  for await (const part of parts) {
    if (part.type === 'analysis' && part.data.mode === 'technical') analysis = part.data;
    if (part.type === 'sentence')
      sentences.push({ text: part.data.text, spans: part.data.spans, factIds: part.data.factIds });
  }
  if (analysis === undefined) throw new Error('the question was answered without an analysis');
  return { analysis, sentences };
}

/** Content below the figure: a sentence, and facts. */
export function toWords(
  plan: PanelPlan,
  told: ExplainedPanel,
): Pick<IllustrationPanel, 'said' | 'lit' | 'facts' | 'levels'> {
  const { said, facts, levels } = plan;
  const known = told.analysis.facts;
  return {
    ...(said === undefined ? {} : { said: findSentences(said.fact, told.sentences) }),
    ...(said?.isLit === undefined ? {} : { lit: said.fact }),
    ...(facts === undefined ? {} : { facts: facts.map((id) => toFigureFact(getFact(known, id))) }),
    ...(levels === undefined
      ? {}
      : { levels: levels.map((id) => Number(getFact(known, id).value)) }),
  };
}

/** First sentence of each language that contains the number of a fact. */
function findSentences(
  fact: string,
  sentences: ExplainedPanel['sentences'],
): Readonly<Record<Language, Sentence>> {
  return mapLanguages((language) => {
    const sentence = sentences[language].find(({ spans }) =>
      spans.some(({ factId }) => factId === fact),
    );
    if (sentence === undefined) throw new Error(`no sentence (${language}) tells ${fact}`);
    return sentence;
  });
}

function toFigureFact({ id, label, value, unit, decimals, method, refs }: FigureFact): FigureFact {
  return { id, label, value, unit, ...(decimals === undefined ? {} : { decimals }), method, refs };
}
