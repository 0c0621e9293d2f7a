import { chatStorageKeys } from '@vela/contracts';
import { type ZoneGroup, zoneGroups } from '../zone-group.ts';
import { createDefaultRule, type GroupRule, phases, sides } from './group-rule.ts';
import type { Drawing } from './preset.ts';
import { defaultVisibility, type OwnPreset, type ZoneVisibility } from './zone-visibility.ts';

const storageKey = chatStorageKeys.chartVisibility;

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

function readDrawing(stored: unknown): Drawing {
  const rules = readProperty(stored, 'rules');
  const known = zoneGroups.filter((group) => readProperty(rules, group) !== undefined);
  const hidden = readNames(readProperty(stored, 'hidden'), zoneGroups);
  return {
    // Of a choice stored before presets existed, only its groups are drawn.
    spoken: hidden === undefined || readProperty(stored, 'spoken') === true,
    hidden: hidden ?? defaultVisibility.hidden,
    rules: Object.fromEntries(
      known.map((group) => [group, readRule(readProperty(rules, group), group)]),
    ),
  };
}

function readOwnPresets(stored: unknown): OwnPreset[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    const name = readProperty(one, 'name');
    return typeof name === 'string' && name !== '' ? [{ name, ...readDrawing(one) }] : [];
  });
}

/** Reads the stored visibility; invalid entries fall back to the default. */
export function readVisibility(storage: Pick<Storage, 'getItem'>): ZoneVisibility {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return { ...readDrawing(stored), own: readOwnPresets(readProperty(stored, 'own')) };
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
