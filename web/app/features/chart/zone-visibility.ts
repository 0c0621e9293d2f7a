import type { WireFinding } from '@vela/contracts';
import { phaseOf } from './finding-phase.ts';
import { groupOf, type ZoneGroup, zoneGroups } from './zone-group.ts';

/** What the person wants to see: hidden groups, and whether structures whose life has ended stay on the chart. */
export type ZoneVisibility = { hidden: readonly ZoneGroup[]; spent: boolean };

export const defaultVisibility: ZoneVisibility = { hidden: [], spent: false };

const storageKey = 'vela.chart.visibility';

/** A used-up gap or block is clutter until asked for; a broken swing is still where price turned. */
function isClutter(finding: WireFinding): boolean {
  return phaseOf(finding) === 'spent' && groupOf(finding) !== 'swings';
}

/** Whether a finding is on the chart. What an answer lights up always is. */
export function isShown(finding: WireFinding, visibility: ZoneVisibility, lit: ReadonlySet<string>): boolean {
  if (lit.has(finding.id)) return true;
  if (visibility.hidden.includes(groupOf(finding))) return false;
  return visibility.spent || !isClutter(finding);
}

export type GroupCount = { group: ZoneGroup; standing: number; spent: number };

/** How many structures each legend row stands for, those still standing apart from those used up. */
export function countGroups(findings: readonly WireFinding[]): GroupCount[] {
  return zoneGroups.map((group) => {
    const members = findings.filter((finding) => groupOf(finding) === group);
    const spent = members.filter(isClutter).length;
    return { group, standing: members.length - spent, spent };
  });
}

/** Reads what was remembered; anything unreadable counts as nothing remembered. */
export function readVisibility(storage: Pick<Storage, 'getItem'>): ZoneVisibility {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('hidden' in stored) || !Array.isArray(stored.hidden)) return defaultVisibility;
    const names: unknown[] = stored.hidden;
    return { hidden: zoneGroups.filter((group) => names.includes(group)), spent: 'spent' in stored && stored.spent === true };
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
