import type { MeasureFact } from '../measure.ts';
import type { FactWriter } from './fact-writer.ts';
import { findLargestGroup, testAgainstChance, type Group } from './group-changes.ts';

/** What a group is called in facts: `weekday`, `month`. */
type GroupName = {
  readonly name: string;
  readonly toValue: (key: number) => readonly [value: number | string, unit: 'count' | 'text'];
};

/** Mean change, share of rises, mean range and number of one group, as `<prefix>.…`. */
export function toGroupFacts(
  write: FactWriter,
  { name, toValue }: GroupName,
  { prefix, group }: { readonly prefix: string; readonly group: Group },
): MeasureFact[] {
  return [
    ...write(`${prefix}.${name}`, toValue(group.key)),
    ...write(`${prefix}.change-percent`, [group.meanChange, 'percent']),
    ...write(`${prefix}.up-share`, [(group.up / group.count) * 100, 'percent']),
    ...write(`${prefix}.range-percent`, [group.meanRange, 'percent']),
    ...write(`${prefix}.count`, [group.count, 'count']),
  ];
}

/** The groups with the highest and lowest mean change, and with the widest and narrowest range. */
export function toExtremeGroupFacts(
  write: FactWriter,
  { name, toValue }: GroupName,
  groups: readonly Group[],
): MeasureFact[] {
  const ranged = groups.filter(({ meanRange }) => !Number.isNaN(meanRange));
  const byChange = {
    strongest: findLargestGroup(groups, ({ meanChange }) => meanChange),
    weakest: findLargestGroup(groups, ({ meanChange }) => -meanChange),
  };
  const byRange = {
    widest: findLargestGroup(ranged, ({ meanRange }) => meanRange),
    narrowest: findLargestGroup(ranged, ({ meanRange }) => -meanRange),
  };
  return [
    ...Object.entries(byChange).flatMap(([prefix, group]) => [
      ...write(`${prefix}.${name}`, group === undefined ? [group, 'text'] : toValue(group.key)),
      ...write(`${prefix}.change-percent`, [group?.meanChange, 'percent']),
      ...write(`${prefix}.up-share`, [group && (group.up / group.count) * 100, 'percent']),
      ...write(`${prefix}.count`, [group?.count, 'count']),
    ]),
    ...Object.entries(byRange).flatMap(([prefix, group]) => [
      ...write(`${prefix}.${name}`, group === undefined ? [group, 'text'] : toValue(group.key)),
      ...write(`${prefix}.range-percent`, [group?.meanRange, 'percent']),
    ]),
  ];
}

/** Largest distance of a group from the others in standard errors, and what chance allows. */
export function toChanceFacts(write: FactWriter, groups: readonly Group[]): MeasureFact[] {
  const test = testAgainstChance(groups);
  return [
    ...write('distance', [test?.distance, 'ratio']),
    ...write('chance-limit', [test?.limit, 'ratio']),
  ];
}
