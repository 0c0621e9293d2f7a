import type { CompanyChecksAnswer, Fact } from '@vela/contracts';
import type { FurtherCheck, FurtherCheckId } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import { createFact, type FactMaking } from './create-fact.ts';
import { createFilingFacts } from './filing-facts.ts';
import { inputId } from './market-facts.ts';

export type MadeCheck = FurtherCheck<FurtherCheckId>;

/** Where the price and the value of a share are facts already. */
export const furtherSources: readonly string[] = [inputId('price'), 'company.value.share'];
const isOfValue = ({ id }: MadeCheck): boolean => id.startsWith('value-discount');

const measures = {
  percent: { unit: 'percent', decimals: 1, scale: 100 },
  ratio: { unit: 'ratio', decimals: 2, scale: 1 },
  money: { unit: 'money', decimals: 2, scale: 1 },
  years: { unit: 'ratio', decimals: 1, scale: 1 },
} as const;

/** Value and limit of a check as facts, and every figure that they were made of. */
export function createFurtherFacts(check: MadeCheck, currency: string, making: FactMaking): Fact[] {
  const { furtherNames, statementNames } = analystLanguages[making.language].companyTables;
  const { id, inputs, unit, isPriced } = check;
  const figure = 'quality';
  const made = inputs.flatMap(({ row, end, value }, index) => {
    if (value === undefined) return [];
    const name = `${statementNames[row]} (${end})`;
    const named = { id: `further.${id}.input-${index + 1}`, figure, name } as const;
    const money = row === 'dilutedShares' ? {} : { currency };
    return createFilingFacts(value, { ...named, ...money }, making);
  });
  const factIds = [
    ...(isPriced ? [inputId('price')] : []),
    ...(isOfValue(check) ? ['company.value.share'] : []),
    ...made.map((fact) => fact.id).filter((one) => !one.includes('.part-')),
  ];
  const { scale, ...measure } = measures[unit];
  const source = { kind: 'computation', factIds } as const;
  const shared = { figure, source, ...measure, ...(unit === 'money' ? { currency } : {}) } as const;
  const name = furtherNames[id];
  const amounts = [
    [`further.${id}.value`, check.value, {}],
    [`further.${id}.limit`, check.limit, { part: 'limit' }],
  ] as const;
  return [
    ...made,
    ...amounts.flatMap(([factId, amount, part]) =>
      amount === null
        ? []
        : [createFact({ ...shared, ...part, id: factId, name, value: amount * scale }, making)],
    ),
  ];
}

/** A check as the page shows it; a figure that is missing is named. */
export function toShownCheck(
  { id, group, state, reason, inputs }: MadeCheck,
  { language }: FactMaking,
): CompanyChecksAnswer['checks'][number] {
  const { furtherNames, furtherReasons, statementNames, missing } =
    analystLanguages[language].companyTables;
  const shown = { id, group, state, name: furtherNames[id] };
  if (reason === null) return shown;
  if (reason !== 'not-in-filings') return { ...shown, reason: furtherReasons[reason] };
  const rows = inputs.flatMap(({ row, value }) => (value === undefined ? [row] : []));
  const names = [...new Set(rows)].map((row) => statementNames[row]);
  return { ...shown, reason: `${missing}: ${names.join(', ')}` };
}
