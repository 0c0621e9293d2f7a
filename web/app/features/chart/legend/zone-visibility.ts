import { chatStorageKeys, type FindingPhase, type WireFinding } from '@vela/contracts';
import { phaseOf } from '../../../figures/finding-phase.ts';
import { groupOf, type ZoneGroup, zoneGroups } from '../zone-group.ts';
import { defaultRule, type GroupRule, keepMost, passes, phases, sides } from './group-rule.ts';

/** What the person wants to see: hidden groups, and per group which of its structures. At first what would crowd the chart is hidden. */
export type ZoneVisibility = {
  readonly hidden: readonly ZoneGroup[];
  readonly rules: Readonly<Partial<Record<ZoneGroup, GroupRule>>>;
};

export const defaultVisibility: ZoneVisibility = {
  hidden: ['sweeps', 'sessions', 'displacements', 'patterns', 'divergences'],
  rules: {},
};

const storageKey = chatStorageKeys.chartVisibility;

export function ruleOf({ rules }: ZoneVisibility, group: ZoneGroup): GroupRule {
  return rules[group] ?? defaultRule(group);
}

function byGroup(findings: readonly WireFinding[]): ReadonlyMap<ZoneGroup, WireFinding[]> {
  return Map.groupBy(findings, groupOf);
}

/** The members of a group that pass its rule, and that rule. */
type Passing = { readonly rule: GroupRule; readonly members: readonly WireFinding[] };

function passingOf(members: readonly WireFinding[], rule: GroupRule): Passing {
  return { rule, members: members.filter((finding) => passes(finding, rule)) };
}

const chosenOf = ({ rule, members }: Passing, price: number): readonly WireFinding[] =>
  keepMost(members, rule, price);

/**
 * Chooses the findings that are drawn, in their order; what an answer lights up always is. The price, that of the last close, decides only
 * where a group has more than its rule allows: while none has, every price is answered with the same list.
 */
export function createChooser(
  findings: readonly WireFinding[],
  visibility: ZoneVisibility,
  lit: ReadonlySet<string>,
): (price: number) => readonly WireFinding[] {
  const shown = [...byGroup(findings)].filter(([group]) => !visibility.hidden.includes(group));
  const groups = shown.map(([group, members]) => passingOf(members, ruleOf(visibility, group)));
  const choose = (price: number): readonly WireFinding[] => {
    const chosen = new Set(groups.flatMap((group) => chosenOf(group, price)));
    return findings.filter((finding) => chosen.has(finding) || lit.has(finding.id));
  };
  if (groups.some(({ rule, members }) => rule.most > 0 && members.length > rule.most))
    return choose;
  const always = choose(0);
  return () => always;
}

/** The findings that are drawn at a price. */
export function chooseShown(
  findings: readonly WireFinding[],
  visibility: ZoneVisibility,
  { lit, price }: { lit: ReadonlySet<string>; price: number },
): readonly WireFinding[] {
  return createChooser(findings, visibility, lit)(price);
}

/** One row of the legend: how many structures it stands for under the choice made, and how many there are in each phase of life. */
export type LegendCount = {
  readonly group: ZoneGroup;
  readonly shown: number;
  readonly phases: Readonly<Record<FindingPhase, number>>;
};

export function countLegend(
  findings: readonly WireFinding[],
  visibility: ZoneVisibility,
  price: number,
): LegendCount[] {
  const groups = byGroup(findings);
  return zoneGroups.map((group) => {
    const members = groups.get(group) ?? [];
    const count = (phase: FindingPhase): number =>
      members.filter((finding) => phaseOf(finding) === phase).length;
    return {
      group,
      shown: chosenOf(passingOf(members, ruleOf(visibility, group)), price).length,
      phases: {
        fresh: count('fresh'),
        touched: count('touched'),
        flipped: count('flipped'),
        spent: count('spent'),
      },
    };
  });
}

function property(stored: unknown, key: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
}

function listOf<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): readonly Name[] | undefined {
  return Array.isArray(stored) ? names.filter((name) => stored.includes(name)) : undefined;
}

function readRule(stored: unknown, group: ZoneGroup): GroupRule {
  const usual = defaultRule(group);
  const number = (key: string, before: number): number => {
    const value = property(stored, key);
    return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : before;
  };
  return {
    phases: listOf(property(stored, 'phases'), phases) ?? usual.phases,
    side: sides.find((side) => side === property(stored, 'side')) ?? usual.side,
    smallestInAtr: number('smallestInAtr', usual.smallestInAtr),
    most: Math.floor(number('most', usual.most)),
  };
}

/** Reads what was remembered; anything unreadable counts as nothing remembered. */
export function readVisibility(storage: Pick<Storage, 'getItem'>): ZoneVisibility {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    const rules = property(stored, 'rules');
    const known = zoneGroups.filter((group) => property(rules, group) !== undefined);
    return {
      hidden: listOf(property(stored, 'hidden'), zoneGroups) ?? defaultVisibility.hidden,
      rules: Object.fromEntries(
        known.map((group) => [group, readRule(property(rules, group), group)]),
      ),
    };
  } catch {
    return defaultVisibility;
  }
}

export function rememberVisibility(
  storage: Pick<Storage, 'setItem'>,
  visibility: ZoneVisibility,
): void {
  try {
    storage.setItem(storageKey, JSON.stringify(visibility));
  } catch {
    // Private windows and full storages refuse; the choice then lasts as long as the page.
  }
}
