import { findingKinds, type Language, languageRules, type WireFinding } from '@vela/contracts';
import { findFlipTime } from './finding-phase.ts';

type Origin = Partial<Pick<WireFinding, 'id' | 'timeframe'>>;
type Labelled = Pick<WireFinding, 'kind' | 'transitions'> & Origin;

/** Whether a finding is laid over from a longer timeframe: its id begins with its timeframe. */
export function isOverlaid({ id, timeframe }: Origin): boolean {
  return timeframe !== undefined && id?.startsWith(`${timeframe}.`) === true;
}

/** Its label, after its timeframe when overlaid; `breaker` is that of a flipped order block. */
export function toFindingLabel(finding: Labelled, breaker: string, language: Language): string {
  return withTimeframe(finding, toOwnLabel(finding, breaker), language);
}

/** A label, after its timeframe in the short form of the language when overlaid. */
export function withTimeframe(finding: Origin, label: string, language: Language): string {
  if (!isOverlaid(finding)) return label;
  return `${languageRules[language].formatTimeframe(finding.timeframe ?? '')} ${label}`.trim();
}

function toOwnLabel(finding: Labelled, breaker: string): string {
  const { kind } = finding;
  const { label } = findingKinds[kind];
  if (findFlipTime(finding) === undefined) return label;
  if (kind === 'order-block') return breaker;
  return kind === 'fair-value-gap' ? 'iFVG' : `${label} flip`;
}
