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
  /** A price without decimals. */
  readonly wholePrice: (value: number) => string;
};

/** From this width on an edge without decimals moves by a twentieth of the zone at most. */
const leastWholeWidth = 10;

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
 * without its state, and its name alone. Prices without decimals where the zone is wide enough:
 * exact ones are in the table.
 */
export function toZoneWords(
  finding: WireFinding,
  language: Language,
  { words, price, wholePrice }: LabelFormat,
): readonly string[] {
  const name = toName(finding, language, words);
  const { top, bottom } = finding;
  const isLevel = top === bottom;
  const isWhole = isLevel ? Number.isInteger(top) : top - bottom >= leastWholeWidth;
  const write = isWhole ? wholePrice : price;
  const placed = isLevel
    ? `${name} ${write(top)}`
    : words.range({ name, bottom: write(bottom), top: write(top) });
  const { state } = describeFinding(finding, language);
  // An event is told by where it was; what came of it is in the table.
  const isEvent = findingKinds[finding.kind].drawing === 'line' || state === '';
  return [...(isEvent ? [] : [`${placed}, ${state}`]), placed, name];
}
