import { chatStorageKeys, type FindingPhase, type WireFinding } from '@vela/contracts';
import { getPhase } from '../../../figures/finding-phase.ts';
import { toZoneGroup, type ZoneGroup, zoneGroupDefinitions, zoneGroups } from '../zone-group.ts';
import {
  createDefaultRule,
  type GroupRule,
  filterByMaximum,
  isAllowedByRule,
  phases,
  sides,
} from './group-rule.ts';

/** Hidden groups, and the rule of each; those that would crowd the chart are hidden at first. */
export type ZoneVisibility = {
  readonly hidden: readonly ZoneGroup[];
  readonly rules: Readonly<Partial<Record<ZoneGroup, GroupRule>>>;
};

export const defaultVisibility: ZoneVisibility = {
  hidden: zoneGroups.filter((group) => zoneGroupDefinitions[group].isHidden),
  rules: {},
};

const storageKey = chatStorageKeys.chartVisibility;

export function getRule({ rules }: ZoneVisibility, group: ZoneGroup): GroupRule {
  return rules[group] ?? createDefaultRule(group);
}

function groupFindings(findings: readonly WireFinding[]): ReadonlyMap<ZoneGroup, WireFinding[]> {
  return Map.groupBy(findings, toZoneGroup);
}

/** The members of a group that pass its rule, and that rule. */
type Passing = { readonly rule: GroupRule; readonly members: readonly WireFinding[] };

function filterPassing(members: readonly WireFinding[], rule: GroupRule): Passing {
  return { rule, members: members.filter((finding) => isAllowedByRule(finding, rule)) };
}

const selectDrawn = ({ rule, members }: Passing, price: number): readonly WireFinding[] =>
  filterByMaximum(members, rule, price);

/**
 * Creates the selector of findings to draw, in order, lit ones always. The last close matters only
 * where a group exceeds its maximum; otherwise every price returns the same list.
 */
export function createFindingSelector(
  findings: readonly WireFinding[],
  visibility: ZoneVisibility,
  lit: ReadonlySet<string>,
): (price: number) => readonly WireFinding[] {
  const shown = [...groupFindings(findings)].filter(
    ([group]) => !visibility.hidden.includes(group),
  );
  const groups = shown.map(([group, members]) =>
    filterPassing(members, getRule(visibility, group)),
  );
  const choose = (price: number): readonly WireFinding[] => {
    const chosen = new Set(groups.flatMap((group) => selectDrawn(group, price)));
    return findings.filter((finding) => chosen.has(finding) || lit.has(finding.id));
  };
  if (groups.some(({ rule, members }) => rule.most > 0 && members.length > rule.most))
    return choose;
  const always = choose(0);
  return () => always;
}

/** The findings that are drawn at a price. */
export function selectShownFindings(
  findings: readonly WireFinding[],
  visibility: ZoneVisibility,
  { lit, price }: { lit: ReadonlySet<string>; price: number },
): readonly WireFinding[] {
  return createFindingSelector(findings, visibility, lit)(price);
}

/** Counts of one legend row: findings drawn under its rule, and all findings by phase. */
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
  const groups = groupFindings(findings);
  return zoneGroups.map((group) => {
    const members = groups.get(group) ?? [];
    const count = (phase: FindingPhase): number =>
      members.filter((finding) => getPhase(finding) === phase).length;
    return {
      group,
      shown: selectDrawn(filterPassing(members, getRule(visibility, group)), price).length,
      phases: {
        fresh: count('fresh'),
        touched: count('touched'),
        flipped: count('flipped'),
        spent: count('spent'),
      },
    };
  });
}

function readProperty(stored: unknown, key: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
}

function readNames<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): readonly Name[] | undefined {
  return Array.isArray(stored) ? names.filter((name) => stored.includes(name)) : undefined;
}

function readRule(stored: unknown, group: ZoneGroup): GroupRule {
  const usual = createDefaultRule(group);
  const number = (key: string, before: number): number => {
    const value = readProperty(stored, key);
    return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : before;
  };
  return {
    phases: readNames(readProperty(stored, 'phases'), phases) ?? usual.phases,
    side: sides.find((side) => side === readProperty(stored, 'side')) ?? usual.side,
    smallestInAtr: number('smallestInAtr', usual.smallestInAtr),
    most: Math.floor(number('most', usual.most)),
  };
}

/** Reads the stored visibility; invalid entries fall back to the default. */
export function readVisibility(storage: Pick<Storage, 'getItem'>): ZoneVisibility {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    const rules = readProperty(stored, 'rules');
    const known = zoneGroups.filter((group) => readProperty(rules, group) !== undefined);
    return {
      hidden: readNames(readProperty(stored, 'hidden'), zoneGroups) ?? defaultVisibility.hidden,
      rules: Object.fromEntries(
        known.map((group) => [group, readRule(readProperty(rules, group), group)]),
      ),
    };
  } catch {
    return defaultVisibility;
  }
}

export function storeVisibility(
  storage: Pick<Storage, 'setItem'>,
  visibility: ZoneVisibility,
): void {
  try {
    storage.setItem(storageKey, JSON.stringify(visibility));
  } catch {
    // Private windows and full storages throw; the choice then lasts until the page is closed.
  }
}
