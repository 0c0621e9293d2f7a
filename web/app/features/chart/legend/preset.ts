import { type ZoneGroup, zoneGroups } from '../zone-group.ts';
import type { GroupRule } from './group-rule.ts';

/** What is drawn: what is spoken of, and the groups that are not hidden, each by its rule. */
export type Drawing = {
  readonly spoken: boolean;
  readonly hidden: readonly ZoneGroup[];
  readonly rules: Readonly<Partial<Record<ZoneGroup, GroupRule>>>;
};

export const presetNames = ['spoken', 'structure', 'liquidity', 'everything'] as const;
export type PresetName = (typeof presetNames)[number];

const hideAllBut = (...shown: ZoneGroup[]): ZoneGroup[] =>
  zoneGroups.filter((group) => !shown.includes(group));

/** The presets; the first is how a chart begins. */
export const presets: Readonly<Record<PresetName, Drawing>> = {
  spoken: { spoken: true, hidden: [...zoneGroups], rules: {} },
  structure: {
    spoken: false,
    hidden: hideAllBut('structure-swing', 'structure-internal', 'swings', 'support-resistance'),
    rules: {},
  },
  liquidity: {
    spoken: false,
    hidden: hideAllBut('gaps', 'order-blocks', 'liquidity', 'sweeps', 'previous-levels'),
    rules: {},
  },
  everything: { spoken: false, hidden: [], rules: {} },
};

/** Whether two choices draw the same. */
export function isSameDrawing(one: Drawing, other: Drawing): boolean {
  const toText = ({ spoken, hidden, rules }: Drawing): string =>
    JSON.stringify([
      spoken,
      hidden.toSorted(),
      zoneGroups.map((group) => [group, rules[group] ?? null]),
    ]);
  return toText(one) === toText(other);
}
