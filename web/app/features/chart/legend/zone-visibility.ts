import { chatStorageKeys, isStanding, type WireFinding } from '@vela/contracts';
import { phaseOf } from '../../figures/finding-phase.ts';
import { groupOf, type ZoneGroup, zoneGroups } from './zone-group.ts';

/** Structures that no longer stand as they were found: acting from the other side, or used up. Clutter until asked for. */
export const pastPhases = ['flipped', 'spent'] as const;
export type PastPhase = (typeof pastPhases)[number];

/** What the person wants to see: hidden groups, and the past structures asked for. At first what would crowd the chart is hidden. */
export type ZoneVisibility = { hidden: readonly ZoneGroup[]; past: readonly PastPhase[] };

export const defaultVisibility: ZoneVisibility = {
  hidden: ['sweeps', 'sessions', 'displacements', 'patterns', 'divergences'],
  past: [],
};

const storageKey = chatStorageKeys.chartVisibility;

/** The past phase of a finding that stands until something ends it. What happened once stays: a broken swing is still where price turned. */
function pastPhaseOf(finding: WireFinding): PastPhase | undefined {
  if (!isStanding(finding.kind)) return undefined;
  const phase = phaseOf(finding);
  return pastPhases.find((past) => past === phase);
}

/** Whether a finding is on the chart. What an answer lights up always is. */
export function isShown(finding: WireFinding, visibility: ZoneVisibility, lit: ReadonlySet<string>): boolean {
  if (lit.has(finding.id)) return true;
  if (visibility.hidden.includes(groupOf(finding))) return false;
  const past = pastPhaseOf(finding);
  return past === undefined || visibility.past.includes(past);
}

export type LegendCounts = { groups: { group: ZoneGroup; count: number }[]; past: Record<PastPhase, number> };

/** How many structures each legend row stands for under a choice, and how many past ones there are. */
export function countLegend(findings: readonly WireFinding[], visibility: ZoneVisibility): LegendCounts {
  const everyGroup: ZoneVisibility = { ...visibility, hidden: [] };
  const none: ReadonlySet<string> = new Set();
  const shown = findings.filter((finding) => isShown(finding, everyGroup, none));
  const countPast = (phase: PastPhase): number => findings.filter((finding) => pastPhaseOf(finding) === phase).length;
  return {
    groups: zoneGroups.map((group) => ({ group, count: shown.filter((finding) => groupOf(finding) === group).length })),
    past: { flipped: countPast('flipped'), spent: countPast('spent') },
  };
}

function listOf(stored: object, key: string): unknown[] {
  const list: unknown = Object.entries(stored).find(([name]) => name === key)?.[1];
  return Array.isArray(list) ? list : [];
}

/** Reads what was remembered; anything unreadable counts as nothing remembered. */
export function readVisibility(storage: Pick<Storage, 'getItem'>): ZoneVisibility {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return defaultVisibility;
    const hidden = listOf(stored, 'hidden');
    const past = listOf(stored, 'past');
    return { hidden: zoneGroups.filter((group) => hidden.includes(group)), past: pastPhases.filter((phase) => past.includes(phase)) };
  } catch {
    return defaultVisibility;
  }
}

export function rememberVisibility(storage: Pick<Storage, 'setItem'>, visibility: ZoneVisibility): void {
  try {
    storage.setItem(storageKey, JSON.stringify(visibility));
  } catch {
    // Private windows and full storages refuse; the choice then lasts as long as the page.
  }
}
