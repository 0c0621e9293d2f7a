import type { Fact, FactSource } from '@vela/contracts';
import type { FilingReference, FilingValue } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import { createFact, getMillion, type FactMaking, type NewFact } from './create-fact.ts';

const perMillion = 1e6;

function toFilingSource(
  { tag, start, end, accession, form, filed }: FilingReference,
  { isSimulated = false }: FactMaking,
): FactSource {
  const from = Date.parse(start ?? end);
  return {
    kind: 'filing',
    vendor: isSimulated ? 'simulation' : 'SEC',
    accession,
    form,
    concept: tag,
    from,
    to: Date.parse(end),
    filedAt: Date.parse(filed),
  };
}

/** What a value of filings is called; without a currency it is a count. */
export type NamedValue = Pick<NewFact, 'figure' | 'name'> & {
  readonly id: string;
  readonly currency?: string;
};

/** Facts of a value: itself, and before it each reported part where it has several. */
export function createFilingFacts(
  { value, references }: FilingValue,
  named: NamedValue,
  making: FactMaking,
): Fact[] {
  const { id, figure, name, currency } = named;
  const { names } = analystLanguages[making.language].company;
  const told = name ?? names[figure];
  const shared = {
    figure,
    decimals: 0,
    ...(currency === undefined
      ? { unit: 'count' as const, name: `${told} (${getMillion(making)})` }
      : { unit: 'money' as const, name: told, currency: `${getMillion(making)} ${currency}` }),
  };
  const amount = value / perMillion;
  const [only, ...others] = references;
  if (only === undefined) return [];
  if (others.length === 0)
    return [
      createFact({ ...shared, id, value: amount, source: toFilingSource(only, making) }, making),
    ];
  const parts = references.map((reference, index) => ({
    id: `${id}.part-${index + 1}`,
    reference,
  }));
  return [
    ...parts.map((part) =>
      createFact(
        {
          ...shared,
          name: part.reference.isSubtracted === true ? `− ${shared.name}` : shared.name,
          id: part.id,
          value: part.reference.value / perMillion,
          source: toFilingSource(part.reference, making),
          period: `${part.reference.tag}, ${part.reference.start ?? ''} ${part.reference.end}`,
        },
        making,
      ),
    ),
    createFact(
      {
        ...shared,
        id,
        value: amount,
        source: { kind: 'computation', factIds: parts.map((part) => part.id) },
      },
      making,
    ),
  ];
}
