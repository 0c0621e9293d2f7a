import { getFactWord, type FindingLabel, type Language, type WireFinding } from '@vela/contracts';
import { toFindingLabel, withTimeframe } from '../../figures/finding-label.ts';

/** Standard abbreviations of swings, the same in every language. */
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

/** Name from the finding's label; undefined for kinds that are not named by it. */
function chooseName(
  finding: WireFinding,
  label: FindingLabel,
  { language, words }: { language: Language; words: Words },
): string | undefined {
  const { kind, scale } = finding;
  if (kind.startsWith('session-'))
    return `${getFactWord(label, language)} ${isHigh(finding) ? words.high : words.low}`;
  if (kind.startsWith('previous-'))
    return `P${label.charAt(0).toUpperCase()}${isHigh(finding) ? 'H' : 'L'}`;
  if (kind === 'candlestick-pattern') return getFactWord(label, language);
  return scale === 'swing' ? swings[label] : undefined;
}

/** Label of a finding: the name of sessions and patterns, the abbreviation of swings and levels. */
export function toZoneLabel(finding: WireFinding, language: Language, words: Words): string {
  const { label } = finding;
  const name = label === undefined ? undefined : chooseName(finding, label, { language, words });
  if (name === undefined) return toFindingLabel(finding, words.breaker, language);
  return withTimeframe(finding, name, language);
}
