import { chatStorageKeys, type IndicatorInfo } from '@vela/contracts';

export type IndicatorParameters = Readonly<Record<string, number | string>>;

/** An indicator somebody put on the chart. The same one can be there several times, each under a key of its own. */
export type ChosenIndicator = {
  readonly key: string;
  readonly id: string;
  /** Those that differ from the indicator's own. */
  readonly parameters: IndicatorParameters;
  /** The second instrument of one that compares two. */
  readonly other?: string;
  readonly hidden: boolean;
};

/** A further one of an indicator, under a key that is still free. */
export function addChosen(
  chosen: readonly ChosenIndicator[],
  added: Omit<ChosenIndicator, 'key' | 'hidden'>,
): readonly ChosenIndicator[] {
  const taken = new Set(chosen.map(({ key }) => key));
  let number = 1;
  while (taken.has(`${added.id}-${number}`)) number += 1;
  return [...chosen, { ...added, key: `${added.id}-${number}`, hidden: false }];
}

/** The values of its parameters: those chosen, and its own for the others. */
export function parametersOf(
  { parameters: own }: IndicatorInfo,
  { parameters }: Pick<ChosenIndicator, 'parameters'>,
): IndicatorParameters {
  return Object.fromEntries(
    own.map(({ name, default: usual }) => [name, parameters[name] ?? usual]),
  );
}

function keyOf(userId: number): string {
  return `${chatStorageKeys.indicatorsPrefix}${userId}`;
}

function property(stored: unknown, key: string): unknown {
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

function readOne(stored: unknown): ChosenIndicator[] {
  const [key, id, other] = [
    property(stored, 'key'),
    property(stored, 'id'),
    property(stored, 'other'),
  ];
  if (typeof key !== 'string' || typeof id !== 'string') return [];
  const parameters = readParameters(property(stored, 'parameters'));
  return [
    {
      key,
      id,
      parameters,
      ...(typeof other === 'string' ? { other } : {}),
      hidden: property(stored, 'hidden') === true,
    },
  ];
}

/** Reads what a person had on the chart; anything unreadable counts as nothing. */
export function readChosen(
  storage: Pick<Storage, 'getItem'>,
  userId: number,
): readonly ChosenIndicator[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    const chosen = Array.isArray(stored) ? stored.flatMap(readOne) : [];
    return chosen.filter(
      ({ key }, index) => chosen.findIndex((other) => other.key === key) === index,
    );
  } catch {
    return [];
  }
}

export function rememberChosen(
  storage: Pick<Storage, 'setItem'>,
  userId: number,
  chosen: readonly ChosenIndicator[],
): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(chosen));
  } catch {
    // Private windows and full storages refuse; the choice then lasts as long as the page.
  }
}
