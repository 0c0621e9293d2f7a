import {
  formatTime,
  formatHealthMessage,
  getIntervalName,
  type Language,
  type SampleAnalysis,
  type Sentence,
  getSourceKindName,
} from '@vela/contracts';
import { type TextRange, toTextRanges } from '../../lib/text-ranges.ts';
import { toFactView } from './fact-view.ts';
import { calculatePriceRange, findFirstFact } from './sample-light.ts';
import { toStoryPicture } from './story/story-picture.ts';

/** The sample in words written on the server, so that the browser loads no vocabulary. */
export type SampleView = ReturnType<typeof toSampleView>;

const sentencesPerParagraph = 3;

function toParagraphs(sentences: readonly Sentence[]): TextRange[][][] {
  const paragraphs: TextRange[][][] = [];
  for (let index = 0; index < sentences.length; index += sentencesPerParagraph) {
    paragraphs.push(sentences.slice(index, index + sentencesPerParagraph).map(toTextRanges));
  }
  return paragraphs;
}

/** Formats a sample in a language. `findMethodPath` returns the page of a definition, if any. */
export function toSampleView(
  sample: SampleAnalysis,
  language: Language,
  findMethodPath: (method: string) => string | undefined,
) {
  const { instrument, interval, source } = sample;
  const prices = calculatePriceRange(sample);
  return {
    symbol: instrument.symbol,
    name: instrument.name[language],
    interval: getIntervalName(interval, language),
    source:
      source.kind === 'live'
        ? `${getSourceKindName(source.kind, language)} (${source.vendor})`
        : getSourceKindName(source.kind, language),
    isSimulated: source.kind === 'simulated',
    asOf: formatTime(sample.asOf, interval, language),
    madeAt: formatTime(sample.madeAt, '1d', language),
    health: source.health
      .filter(({ code }) => code !== 'simulated')
      .map((note) => formatHealthMessage(note, language)),
    hash: sample.hash.slice(0, 12),
    candles: sample.candles,
    findings: sample.findings,
    /** Lowest and highest price of the chart. */
    prices,
    /** The fact highlighted by default: one whose zone is visible. */
    firstFact: findFirstFact(sample, prices),
    /** Three sentences with a zone each, if there are. */
    story: toStoryPicture(sample, prices, language),
    paragraphs: toParagraphs(sample.sentences),
    facts: sample.facts.map((fact) =>
      toFactView(fact, sample, { language, prices, findMethodPath }),
    ),
  };
}
