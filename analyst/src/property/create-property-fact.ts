import {
  getPropertyWords,
  propertyFields,
  propertyMoneyMeasures,
  propertyRatioMeasures,
  type Fact,
  type Language,
  type PropertyCurrency,
  type PropertyField,
  type PropertyMeasureId,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

const definition = 'property@1';

/** What facts of a deal are made with. */
export type PropertyMaking = {
  readonly language: Language;
  readonly currency: PropertyCurrency;
  readonly now: number;
};

export type NewPropertyFact = Pick<Fact, 'id' | 'unit' | 'value' | 'source'> & {
  readonly name: string;
  readonly decimals?: number;
};

/** A fact of a deal with its name in the language of the answer. */
export function createPropertyFact(made: NewPropertyFact, making: PropertyMaking): Fact {
  const { unit, decimals = 0, ...fact } = made;
  return {
    ...fact,
    unit,
    decimals,
    ...(unit === 'money' ? { currency: making.currency } : {}),
    kind: 'property',
    label: 'property',
    asOf: making.now,
    method: definition,
    refs: [],
  };
}

const maxDecimals = 2;

/** Decimals that a rounded value needs. */
function countDecimals(value: number): number {
  const rounded = value.toFixed(maxDecimals).replace(/\.?0+$/, '');
  return (rounded.split('.')[1] ?? '').length;
}

/** An input as a person reads it: percentages as 5, not 0.05. */
export function createInputFact(
  { field, value, isGiven }: { field: PropertyField; value: number; isGiven: boolean },
  making: PropertyMaking,
): Fact {
  const { unit } = propertyFields[field];
  const { language } = making;
  const name = getPropertyWords(language).fields[field];
  const shown = unit === 'percent' ? value * 100 : value;
  return createPropertyFact(
    {
      id: `property.input.${field}`,
      name: isGiven ? name : `${name} (${analystLanguages[language].property.assumedName})`,
      unit: unit === 'percent' || unit === 'money' ? unit : 'count',
      decimals: unit === 'money' ? 0 : countDecimals(shown),
      value: shown,
      source: { kind: 'input', field },
    },
    making,
  );
}

/** Unit of a measure, and the factor by which it is shown. */
function chooseUnit(id: PropertyMeasureId): {
  readonly unit: Fact['unit'];
  readonly scale: number;
} {
  if (propertyMoneyMeasures.has(id)) return { unit: 'money', scale: 1 };
  if (id === 'leverageEffect') return { unit: 'ratio', scale: 100 };
  return propertyRatioMeasures.has(id)
    ? { unit: 'ratio', scale: 1 }
    : { unit: 'percent', scale: 100 };
}

/** A measure under an id of its own, computed from other facts. */
export function createMeasureFact(
  measured: {
    readonly id: string;
    readonly measure: PropertyMeasureId;
    readonly value: number;
    readonly from: readonly string[];
    /** Before the name of the measure: the scenario. */
    readonly of?: string;
  },
  making: PropertyMaking,
): Fact {
  const { id, measure, value, from, of } = measured;
  const { unit, scale } = chooseUnit(measure);
  const name = getPropertyWords(making.language).measures[measure];
  const decimals: Readonly<Partial<Record<Fact['unit'], number>>> = { percent: 1, ratio: 2 };
  return createPropertyFact(
    {
      id,
      name: of === undefined ? name : `${of}: ${name}`,
      unit,
      decimals: measure === 'leverageEffect' ? 1 : (decimals[unit] ?? 0),
      value: value * scale,
      source: { kind: 'computation', factIds: [...from] },
    },
    making,
  );
}
