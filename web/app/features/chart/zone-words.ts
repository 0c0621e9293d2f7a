import {
  findingKinds,
  getFactWord,
  getFindingKindName,
  getIntervalName,
  type Language,
  type WireFinding,
} from '@vela/contracts';
import { isOverlaid } from '../../figures/finding-label.ts';
import { describeFinding } from './describe-finding.ts';

/** Words around the numbers of a label, and shorter names of kinds. */
export type LabelWords = {
  readonly gap: string;
  readonly supportResistance: string;
  readonly range: (values: { name: string; bottom: string; top: string }) => string;
};

export type LabelFormat = {
  readonly words: LabelWords;
  readonly price: (value: number) => string;
  /** A price without decimals, for narrow zones. */
  readonly wholePrice: (value: number) => string;
};

/** From here on a price without decimals still tells the edges of a zone apart. */
const leastWholePrice = 1_000;

function capitalize(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function chooseKindName(finding: WireFinding, language: Language, words: LabelWords): string {
  const { kind, label } = finding;
  if (kind === 'fair-value-gap') return words.gap;
  if (kind === 'support-resistance') return words.supportResistance;
  const name = getFindingKindName(kind, language);
  if (label === undefined || kind.startsWith('swing-')) return name;
  if (kind === 'candlestick-pattern') return getFactWord(label, language);
  return `${name}, ${getFactWord(label, language)}`;
}

/** Name of a structure in whole words: "Gap", "4-hour order block". */
function toName(finding: WireFinding, language: Language, words: LabelWords): string {
  const name = chooseKindName(finding, language, words);
  return capitalize(
    isOverlaid(finding) ? `${getIntervalName(finding.timeframe, language)} ${name}` : name,
    language,
  );
}

/**
 * Labels of a structure in whole words, the longest first: "Gap 64,220 to 64,410, untouched",
 * without its state, with whole prices, and its name alone.
 */
export function toZoneWords(
  finding: WireFinding,
  language: Language,
  { words, price, wholePrice }: LabelFormat,
): readonly string[] {
  const name = toName(finding, language, words);
  const { top, bottom } = finding;
  const placed =
    top === bottom
      ? `${name} ${price(top)}`
      : words.range({ name, bottom: price(bottom), top: price(top) });
  const isShortened = top !== bottom && bottom >= leastWholePrice;
  const shortened = isShortened
    ? [words.range({ name, bottom: wholePrice(bottom), top: wholePrice(top) })]
    : [];
  const { state } = describeFinding(finding, language);
  // An event is told by where it was; what came of it is in the table.
  const isEvent = findingKinds[finding.kind].drawing === 'line' || state === '';
  return [...(isEvent ? [] : [`${placed}, ${state}`]), placed, ...shortened, name];
}
