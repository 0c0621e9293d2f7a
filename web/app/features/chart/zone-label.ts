import { factWord, type FindingLabel, type Language, type WireFinding } from '@vela/contracts';
import { isOverlaid, labelOf } from '../../figures/finding-label.ts';

/** The field's own abbreviations of swings, the same in every language. */
const swings: Readonly<Partial<Record<FindingLabel, string>>> = {
  'higher-high': 'HH',
  'lower-high': 'LH',
  'equal-high': 'EH',
  'higher-low': 'HL',
  'lower-low': 'LL',
  'equal-low': 'EL',
};

type Words = { readonly breaker: string; readonly high: string; readonly low: string };

function isHigh({ kind }: WireFinding): boolean {
  return kind.endsWith('-high');
}

/** What each kind is called by its label, where it is called by it. */
function nameOf(
  finding: WireFinding,
  label: FindingLabel,
  { language, words }: { language: Language; words: Words },
): string | undefined {
  const { kind, scale } = finding;
  if (kind.startsWith('session-'))
    return `${factWord(label, language)} ${isHigh(finding) ? words.high : words.low}`;
  if (kind.startsWith('previous-'))
    return `P${label.charAt(0).toUpperCase()}${isHigh(finding) ? 'H' : 'L'}`;
  if (kind === 'candlestick-pattern') return factWord(label, language);
  return scale === 'swing' ? swings[label] : undefined;
}

/** What is written on the chart beside a finding: for sessions and patterns their name, for larger swings and levels of periods the field's abbreviation. */
export function zoneLabel(finding: WireFinding, language: Language, words: Words): string {
  const { label, timeframe } = finding;
  const name = label === undefined ? undefined : nameOf(finding, label, { language, words });
  if (name === undefined) return labelOf(finding, words.breaker);
  return isOverlaid(finding) ? `${timeframe} ${name}` : name;
}
