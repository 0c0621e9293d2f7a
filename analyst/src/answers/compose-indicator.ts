import { formatNumber, getIndicatorWords, type Language, type Sentence } from '@vela/contracts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { analystLanguages } from '../language/by-language.ts';
import { toOrderedTopics } from '../narrator/answer-topics.ts';
import { createOutputTopics } from '../narrator/chart-topics.ts';
import { toSpeech } from '../narrator/narration.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { formatIndicatorTitle, getOutputTitle, type IndicatorChoice } from './choose-indicator.ts';
import { composeChartAnswer } from './compose-chart.ts';
import { narrateAnswerTopics, type Composition } from './composition.ts';
import { indicatorLeads } from './indicator-leads.ts';
import type { Material } from './material.ts';
import { toRowSpeech } from './row-speech.ts';

/** Formats the rejected length and the allowed range; undefined if no length was rejected. */
function formatLengths(
  { refused }: IndicatorChoice,
  language: Language,
): { readonly asked: string; readonly possible: string } | undefined {
  if (refused === undefined) return undefined;
  const [asked, least, most] = [refused.length, refused.least, refused.most].map((one) =>
    formatNumber(one, 0, language),
  );
  return {
    asked: asked ?? '',
    possible: analystLanguages[language].rules.formatRange(least ?? '', most ?? ''),
  };
}

/** An indicator's last value, its percentile in its own history, and its meaning; never a signal. */
export function composeIndicator(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
  { indicator }: Material,
): Composition {
  const { analysis } = gathered;
  const { language } = resolved.understanding;
  if (indicator === undefined) return composeChartAnswer(gathered, resolved, { sentences: [] });
  const { choice, outputs } = indicator;
  const { id, pane } = choice.definition;
  const title = formatIndicatorTitle(choice, language);
  const description = getIndicatorWords(id, language)?.description ?? title;
  const base = toSpeech(analysis, language);
  const speech = { ...base, names: { ...base.names, indicator: title, description } };
  // Lines that belong together are told together, unless one is compared with a value.
  const leads = resolved.plan.level === undefined ? (indicatorLeads[id] ?? []) : [];
  const lead = outputs.length > 1 ? narrateAnswerTopics(speech, leads) : [];
  const lines = outputs.flatMap((output): Sentence[] => {
    const row = toRowSpeech(speech, { facts: `indicator.${output}`, name: 'output' });
    const named = {
      ...row,
      names: { ...row.names, output: getOutputTitle(choice, output, language) },
    };
    return narrateAnswerTopics(named, createOutputTopics(outputs.length === 1, pane === 'price'));
  });
  const told = lead.length > 0 ? lead : lines;
  const lengths = formatLengths(choice, language);
  const refused =
    lengths === undefined
      ? []
      : narrateAnswerTopics(
          { ...speech, names: { ...speech.names, ...lengths } },
          toOrderedTopics('indicator.length'),
        );
  const none =
    outputs.length === 0 ? narrateAnswerTopics(speech, toOrderedTopics('indicator.no-value')) : [];
  const sentences = [
    ...refused,
    ...told,
    ...none,
    ...narrateAnswerTopics(speech, toOrderedTopics('indicator.meaning')),
  ];
  const composed = composeChartAnswer(gathered, resolved, {
    sentences,
    direct: refused.length + told.length,
    closing: ['indicator.closing'],
  });
  const outputNames = outputs.map((output) => getOutputTitle(choice, output, language));
  return {
    ...composed,
    labels: [
      ...composed.labels,
      title,
      description,
      ...outputNames,
      ...Object.values(lengths ?? {}),
    ],
  };
}
