import type { FindingPhase, WireFinding } from '@vela/contracts';
import { getPhase } from '../../../figures/finding-phase.ts';
import { chooseSpokenIds } from '../spoken/spoken-findings.ts';
import { toZoneGroup, type ZoneGroup, zoneGroups } from '../zone-group.ts';
import {
  createDefaultRule,
  type GroupRule,
  filterByMaximum,
  isAllowedByRule,
} from './group-rule.ts';
import { type Drawing, presets } from './preset.ts';

/** What is drawn, and the presets that the user has made. */
export type ZoneVisibility = Drawing & { readonly own: readonly OwnPreset[] };

export type OwnPreset = Drawing & { readonly name: string };

export const defaultVisibility: ZoneVisibility = { ...presets.spoken, own: [] };

export function getRule({ rules }: Pick<Drawing, 'rules'>, group: ZoneGroup): GroupRule {
  return rules[group] ?? createDefaultRule(group);
}

function groupFindings(findings: readonly WireFinding[]): ReadonlyMap<ZoneGroup, WireFinding[]> {
  return Map.groupBy(
    findings.filter(({ beside }) => beside !== true),
    toZoneGroup,
  );
}

/** The members of a group that pass its rule, and that rule. */
type Passing = { readonly rule: GroupRule; readonly members: readonly WireFinding[] };

function filterPassing(members: readonly WireFinding[], rule: GroupRule): Passing {
  return { rule, members: members.filter((finding) => isAllowedByRule(finding, rule)) };
}

const selectDrawn = ({ rule, members }: Passing, price: number): readonly WireFinding[] =>
  filterByMaximum(members, rule, price);

/**
 * Creates the selector of findings to draw, in order, those of `always` at any rule. The last close matters only
 * where a group exceeds its maximum; otherwise every price returns the same list.
 */
export function createFindingSelector(
  findings: readonly WireFinding[],
  visibility: Drawing,
  always: ReadonlySet<string>,
): (price: number) => readonly WireFinding[] {
  const shown = [...groupFindings(findings)].filter(
    ([group]) => !visibility.hidden.includes(group),
  );
  const groups = shown.map(([group, members]) =>
    filterPassing(members, getRule(visibility, group)),
  );
  const choose = (price: number): readonly WireFinding[] => {
    const chosen = new Set(groups.flatMap((group) => selectDrawn(group, price)));
    return findings.filter((finding) => chosen.has(finding) || always.has(finding.id));
  };
  if (groups.some(({ rule, members }) => rule.most > 0 && members.length > rule.most))
    return choose;
  const same = choose(0);
  return () => same;
}

/** What is drawn whatever the rules of groups say: what is lit, and what is spoken of. */
export type Marked = {
  readonly lit: ReadonlySet<string>;
  /** Ids of structures that the answer mentions, in its order. */
  readonly mentioned: readonly string[];
};

/** Ids of what is drawn at a price by `lit` and by what is spoken of. */
export function chooseMarkedIds(
  findings: readonly WireFinding[],
  { spoken }: Pick<Drawing, 'spoken'>,
  { lit, mentioned, price }: Marked & { readonly price: number },
): ReadonlySet<string> {
  return spoken ? new Set([...lit, ...chooseSpokenIds(findings, price, mentioned)]) : lit;
}

/** The findings that are drawn at a price. */
export function selectShownFindings(
  findings: readonly WireFinding[],
  visibility: Drawing,
  marked: Marked & { readonly price: number },
): readonly WireFinding[] {
  const always = chooseMarkedIds(findings, visibility, marked);
  return createFindingSelector(findings, visibility, always)(marked.price);
}

/** Counts of one legend row: findings drawn under its rule, and all findings by phase. */
export type LegendCount = {
  readonly group: ZoneGroup;
  readonly shown: number;
  readonly phases: Readonly<Record<FindingPhase, number>>;
};

export function countLegend(
  findings: readonly WireFinding[],
  visibility: Drawing,
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
