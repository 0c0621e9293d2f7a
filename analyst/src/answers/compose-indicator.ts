import { formatNumber, indicatorWords, type Language, type Sentence } from '@vela/contracts';
import type { Gathered } from '../gather-facts.ts';
import { inOrder } from '../narrator/answer-topics.ts';
import { outputTopics } from '../narrator/chart-topics.ts';
import { toSpeech } from '../narrator/narration.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { indicatorTitle, outputTitle, type IndicatorChoice } from './choose-indicator.ts';
import { composeTold } from './compose-chart.ts';
import { sayTopics, type Composition } from './composition.ts';
import type { Material } from './material.ts';
import { toRowSpeech } from './row-speech.ts';

/** The length that was asked for and those that can be had, as they are said; undefined where nothing was refused. */
function namesOfLengths(
  { refused }: IndicatorChoice,
  language: Language,
): { readonly asked: string; readonly possible: string } | undefined {
  if (refused === undefined) return undefined;
  const [asked, least, most] = [refused.length, refused.least, refused.most].map((one) =>
    formatNumber(one, 0, language),
  );
  return { asked: asked ?? '', possible: `${least} ${language === 'tr' ? 'ile' : 'to'} ${most}` };
}

/** What an indicator measures, its value on the last candle, and how that stands in its own past. Never what to make of it. */
export function composeIndicator(
  gathered: Gathered,
  parsed: ParsedQuestion,
  { indicator }: Material,
): Composition {
  const { analysis } = gathered;
  const { language } = parsed.understanding;
  if (indicator === undefined) return composeTold(gathered, parsed, { sentences: [] });
  const { choice, outputs } = indicator;
  const { id, pane } = choice.definition;
  const title = indicatorTitle(choice, language);
  const description = indicatorWords(id, language)?.description ?? title;
  const base = toSpeech(analysis, language);
  const speech = { ...base, names: { ...base.names, indicator: title, description } };
  const told = outputs.flatMap((output): Sentence[] => {
    const row = toRowSpeech(speech, { facts: `indicator.${output}`, name: 'output' });
    const named = {
      ...row,
      names: { ...row.names, output: outputTitle(choice, output, language) },
    };
    return sayTopics(named, outputTopics(outputs.length === 1, pane === 'price'));
  });
  const lengths = namesOfLengths(choice, language);
  const refused =
    lengths === undefined
      ? []
      : sayTopics(
          { ...speech, names: { ...speech.names, ...lengths } },
          inOrder('indicator.length'),
        );
  const none = outputs.length === 0 ? sayTopics(speech, inOrder('indicator.no-value')) : [];
  const sentences = [
    ...refused,
    ...sayTopics(speech, inOrder('indicator.meaning')),
    ...told,
    ...none,
  ];
  const composed = composeTold(gathered, parsed, { sentences, closing: ['indicator.closing'] });
  const outputNames = outputs.map((output) => outputTitle(choice, output, language));
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
