import {
  glossaryTerms,
  companyTerms,
  formatNumber,
  getIndicatorWords,
  type Concept,
  type Sentence,
  type Term,
} from '@vela/contracts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { AnswerSentence } from '../language/en/answers.ts';
import { toConceptTopics, toOrderedTopics } from '../narrator/answer-topics.ts';
import { fibonacciTopics } from '../narrator/chart-topics.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { narrateNearestZones, narrateSwings } from './compose-zones.ts';
import {
  createComposition,
  composePlain,
  narrateNotes,
  narrateAnalysisAnswer,
  type Composition,
} from './composition.ts';

function hasRange({ facts }: GatheredAnalysis['analysis']): boolean {
  return facts.some(({ id }) => id === 'range.top');
}

function narrateExample({ analysis }: GatheredAnalysis, resolved: ResolvedRequest): Sentence[] {
  const { concept } = resolved.understanding;
  if (concept === 'fair-value-gap') return narrateNearestZones(analysis, 'gap', resolved);
  if (concept === 'order-block') return narrateNearestZones(analysis, 'block', resolved);
  if (concept === 'fibonacci')
    return hasRange(analysis)
      ? narrateAnalysisAnswer(analysis, resolved.understanding.language, fibonacciTopics)
      : [];
  return concept === 'swing' ? narrateSwings(analysis, resolved) : [];
}

/** What an indicator measures, from its registry description. */
function explainIndicator(resolved: ResolvedRequest, id: string): Composition {
  const words = getIndicatorWords(id, resolved.understanding.language);
  if (words === undefined) return composePlain(resolved, ['indicator.unknown']);
  return composePlain(resolved, ['indicator.named'], {
    indicator: words.name,
    description: words.description,
  });
}

/** Explanations one after the other. */
function joinCompositions(parts: readonly Composition[]): Composition {
  return {
    sentences: parts.flatMap(({ sentences }) => sentences),
    facts: [],
    labels: parts.flatMap(({ labels }) => labels),
  };
}

/** What a word of beginners means, or a figure of a company. */
function composeTerm(resolved: ResolvedRequest, term: Term): Composition {
  const { glossary, company } = analystLanguages[resolved.understanding.language];
  const figure = companyTerms.find((one) => one === term);
  if (figure !== undefined)
    return composePlain(resolved, ['term.definition', 'figure.of-company'], {
      what: company.names[figure],
      definition: company.definitions[figure],
    });
  const word = glossaryTerms.find((one) => one === term);
  if (word === undefined) return composePlain(resolved, ['indicator.unknown']);
  const { name, definition } = glossary[word];
  return composePlain(resolved, ['term.definition'], { what: name, definition });
}

function listKeys(concept: Concept): AnswerSentence[] {
  return toConceptTopics(concept).flatMap(({ shapes }) => shapes.map(({ key }) => key));
}

/** What of the question was not read. */
function nameUnread(resolved: ResolvedRequest): Composition[] {
  const { residue = [], unread = {} } = resolved.plan;
  const words = [...residue, ...(unread.name === undefined ? [] : [unread.name])].join(', ');
  return words === '' ? [] : [composePlain(resolved, ['residue.named'], { residue: words })];
}

/** What separates two terms, where the languages have a sentence for the pair. */
function explainDifference(resolved: ResolvedRequest): Composition | undefined {
  const { concept, indicator, language } = resolved.understanding;
  const { otherConcept, otherIndicator } = resolved.plan;
  const [one, other] = [concept ?? indicator ?? '', otherConcept ?? otherIndicator?.id ?? ''];
  const { answers } = analystLanguages[language];
  const isKey = (key: string): key is AnswerSentence => Object.hasOwn(answers, key);
  const key = [`difference.${one}.${other}`, `difference.${other}.${one}`].find(isKey);
  return key === undefined ? undefined : composePlain(resolved, [key]);
}

const [oversold, overbought] = [30, 70];

/** What a typed value of the RSI means, in place of what the RSI is. */
function explainValue(resolved: ResolvedRequest, value: number): Composition {
  const { language } = resolved.understanding;
  const place = value < oversold ? 'low' : value > overbought ? 'high' : 'middle';
  return composePlain(resolved, [`rsi-value.${place}`, 'rsi-value.limit'], {
    typed: formatNumber(value, Number.isInteger(value) ? 0 : 1, language),
    low: formatNumber(oversold, 0, language),
    high: formatNumber(overbought, 0, language),
  });
}

/** Explains a concept, or two that are to be told apart, with an example from the chart in view if there is one. */
export function composeConcept(
  resolved: ResolvedRequest,
  gathered: GatheredAnalysis | undefined,
): Composition {
  const { language, concept, indicator } = resolved.understanding;
  const { term, otherTerm } = resolved.plan;
  if (term !== undefined)
    return joinCompositions(
      [term, otherTerm].flatMap((one) => (one === undefined ? [] : composeTerm(resolved, one))),
    );
  const { otherConcept, otherIndicator, level } = resolved.plan;
  if (level !== undefined) return explainValue(resolved, level);
  const difference = explainDifference(resolved);
  // Beside what separates two, each is told in one sentence.
  const most = difference === undefined ? undefined : 1;
  const keys = [concept, otherConcept].flatMap((one) =>
    one === undefined ? [] : listKeys(one).slice(0, most),
  );
  const first =
    concept === undefined
      ? explainIndicator(resolved, indicator ?? '')
      : composePlain(resolved, keys);
  const explained = joinCompositions([
    ...(difference === undefined ? [] : [difference]),
    first,
    ...(otherIndicator === undefined ? [] : [explainIndicator(resolved, otherIndicator.id)]),
    ...nameUnread(resolved),
  ]);
  const closing = composePlain(resolved, ['concept.closing']).sentences;
  const example = gathered === undefined ? [] : narrateExample(gathered, resolved);
  if (gathered === undefined || example.length === 0)
    return { ...explained, sentences: [...explained.sentences, ...closing] };
  const { analysis } = gathered;
  const intro = [
    ...narrateAnalysisAnswer(analysis, language, toOrderedTopics('concept.example')),
    ...narrateNotes(analysis, language),
  ];
  const composed = createComposition(analysis, language, [
    ...explained.sentences,
    ...intro,
    ...example,
    ...closing,
  ]);
  return { ...composed, labels: [...composed.labels, ...explained.labels] };
}
