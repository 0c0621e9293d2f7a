import { chatStorageKeys, type IndicatorInfo } from '@vela/contracts';

export type IndicatorParameters = Readonly<Record<string, number | string>>;

/** An indicator on the chart. The same one can be added several times, under different keys. */
export type ChosenIndicator = {
  readonly key: string;
  readonly id: string;
  /** Only parameters that differ from the defaults. */
  readonly parameters: IndicatorParameters;
  /** Second symbol, for an indicator that compares two instruments. */
  readonly other?: string;
  readonly hidden: boolean;
};

/** Adds an indicator under the first free key. */
export function addChosen(
  chosen: readonly ChosenIndicator[],
  added: Omit<ChosenIndicator, 'key' | 'hidden'>,
): readonly ChosenIndicator[] {
  const taken = new Set(chosen.map(({ key }) => key));
  let number = 1;
  while (taken.has(`${added.id}-${number}`)) number += 1;
  return [...chosen, { ...added, key: `${added.id}-${number}`, hidden: false }];
}

/** All parameter values: those chosen, and defaults for the others. */
export function mergeParameters(
  { parameters: own }: IndicatorInfo,
  { parameters }: Pick<ChosenIndicator, 'parameters'>,
): IndicatorParameters {
  return Object.fromEntries(
    own.map(({ name, default: usual }) => [name, parameters[name] ?? usual]),
  );
}

function toStorageKey(userId: number): string {
  return `${chatStorageKeys.indicatorsPrefix}${userId}`;
}

function readProperty(stored: unknown, key: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
}

function readParameters(stored: unknown): IndicatorParameters {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number | string] =>
      ['number', 'string'].includes(typeof entry[1]),
    ),
  );
}

function readChosenIndicator(stored: unknown): ChosenIndicator[] {
  const [key, id, other] = [
    readProperty(stored, 'key'),
    readProperty(stored, 'id'),
    readProperty(stored, 'other'),
  ];
  if (typeof key !== 'string' || typeof id !== 'string') return [];
  const parameters = readParameters(readProperty(stored, 'parameters'));
  return [
    {
      key,
      id,
      parameters,
      ...(typeof other === 'string' ? { other } : {}),
      hidden: readProperty(stored, 'hidden') === true,
    },
  ];
}

/** Reads the user's stored indicators; invalid entries are ignored. */
export function readChosen(
  storage: Pick<Storage, 'getItem'>,
  userId: number,
): readonly ChosenIndicator[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(toStorageKey(userId)) ?? '[]');
    const chosen = Array.isArray(stored) ? stored.flatMap(readChosenIndicator) : [];
    return chosen.filter(
      ({ key }, index) => chosen.findIndex((other) => other.key === key) === index,
    );
  } catch {
    return [];
  }
}

export function storeChosen(
  storage: Pick<Storage, 'setItem'>,
  userId: number,
  chosen: readonly ChosenIndicator[],
): void {
  try {
    storage.setItem(toStorageKey(userId), JSON.stringify(chosen));
  } catch {
    // Private windows and full storages throw; the choice then lasts until the page is closed.
  }
}
