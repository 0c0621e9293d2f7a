import type { FigureFinding, Language, SampleAnalysis } from '@vela/contracts';
import { findCandleIndex } from '../../../figures/find-candle-index.ts';
import { findStory, type StoryKind, type StoryStep } from './find-story.ts';

/** Names of the zones in the picture, by their side of price. The server writes them. */
const names: Readonly<
  Record<Language, Readonly<Record<StoryKind, { readonly above: string; readonly below: string }>>>
> = {
  en: {
    'break-of-structure': { above: 'Break of structure', below: 'Break of structure' },
    'change-of-character': { above: 'Change of character', below: 'Change of character' },
    'fair-value-gap': { above: 'Gap above', below: 'Gap below' },
    'order-block': { above: 'Order block above', below: 'Order block below' },
  },
  tr: {
    'break-of-structure': { above: 'Yapı kırılımı', below: 'Yapı kırılımı' },
    'change-of-character': { above: 'Karakter değişimi', below: 'Karakter değişimi' },
    'fair-value-gap': { above: 'Üst boşluk', below: 'Alt boşluk' },
    'order-block': { above: 'Üst emir bloğu', below: 'Alt emir bloğu' },
  },
};

/** A picture has at least so many candles. */
const leastCandles = 80;
/** Candles before the break of a level, whose line needs a length, and before a zone. */
const [lineLead, zoneLead] = [48, 6];
/** Candles that would fit into the free room at the right edge, where names stand. */
const nameSlots = 28;
const padding = 0.06;

/** The candle from which a picture shows a finding. */
function findFirstCandle(
  { top, bottom, formedAt, confirmedAt }: FigureFinding,
  openTime: number[],
) {
  return top === bottom
    ? findCandleIndex(openTime, confirmedAt) - lineLead
    : findCandleIndex(openTime, formedAt) - zoneLead;
}

/** Lowest and highest price of the candles shown and of the zones, with room around them. */
function calculatePrices(
  { candles: { low, high } }: SampleAnalysis,
  first: number,
  zones: readonly FigureFinding[],
): [number, number] {
  const lowest = Math.min(...low.slice(first), ...zones.map(({ bottom }) => bottom));
  const highest = Math.max(...high.slice(first), ...zones.map(({ top }) => top));
  const room = (highest - lowest) * padding;
  return [lowest - room, highest + room];
}

/**
 * The sentences of the story, and the properties of its figure: zones with their names, and no more
 * candles than the story needs, so that they are large on a phone. Undefined without a story.
 */
export function toStoryPicture(
  sample: SampleAnalysis,
  prices: readonly [number, number],
  language: Language,
) {
  const story = findStory(sample, prices);
  if (story === undefined) return undefined;
  const { openTime, close } = sample.candles;
  const zones = sample.findings.filter(({ id }) => story.some((step) => step.findingId === id));
  const starts = zones.map((zone) => findFirstCandle(zone, openTime));
  const first = Math.max(0, Math.min(openTime.length - leastCandles, ...starts));
  const toName = ({ findingId, kind }: StoryStep): string => {
    const zone = zones.find(({ id }) => id === findingId);
    const side = (zone?.bottom ?? 0) > (close.at(-1) ?? 0) ? 'above' : 'below';
    return names[language][kind][side];
  };
  const steps = story.map((step) => ({ findingId: step.findingId, label: toName(step) }));
  return {
    sentences: story.map(({ findingId, ranges }) => ({ findingId, ranges })),
    figure: {
      from: first,
      slots: openTime.length - first + nameSlots,
      prices: calculatePrices(sample, first, zones),
      findings: zones,
      steps,
      description: steps.map(({ label }) => label).join(', '),
    },
  };
}

export type StoryPicture = NonNullable<ReturnType<typeof toStoryPicture>>;
