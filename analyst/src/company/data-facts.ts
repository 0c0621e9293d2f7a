import type { Fact, FactSource } from '@vela/contracts';
import type { CompanyReport, DataCheck } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import { createFact, type FactMaking, type NewFact } from './create-fact.ts';

const figure = 'quality';
const source: FactSource = {
  kind: 'computation',
  factIds: ['company.revenue.value', 'company.net-income.value', 'company.assets.value'],
};

/** Checks whose size is a multiple of the year before. */
export const jumpChecks: ReadonlySet<string> = new Set(['revenue-jump', 'share-jump']);
/** Checks that have a size at all; the others name the year only. */
const hasSize = (id: string): boolean => id !== 'currency' && id !== 'missing-year';

function createFlagFacts({ id, flags }: DataCheck, name: string): NewFact[] {
  const isJump = jumpChecks.has(id);
  return flags.flatMap(({ end, size }, index) => {
    const row = `company.data.${id}.flag-${index + 1}`;
    const shared = { figure, name, source } as const;
    const last: NewFact = {
      ...shared,
      id: `${row}.end`,
      part: 'year-to',
      unit: 'time',
      value: Date.parse(end),
    };
    const measured: NewFact = {
      ...shared,
      id: `${row}.size`,
      part: isJump ? 'multiple' : 'difference',
      unit: isJump ? 'ratio' : 'percent',
      decimals: 1,
      value: isJump ? size : size * 100,
    };
    return hasSize(id) ? [last, measured] : [last];
  });
}

/** How many years each check saw, and the years that do not fit. */
export function createDataFacts({ checks }: CompanyReport, making: FactMaking): Fact[] {
  const { checkNames } = analystLanguages[making.language].company;
  const count = { figure, source, unit: 'count', decimals: 0 } as const;
  const made: NewFact[] = [
    {
      ...count,
      id: 'company.data.tested',
      part: 'kinds-checked',
      value: checks.filter(({ tested }) => tested > 0).length,
    },
    {
      ...count,
      id: 'company.data.flagged',
      part: 'kinds-flagged',
      value: checks.filter(({ flags }) => flags.length > 0).length,
    },
    ...checks.flatMap((check): NewFact[] => [
      {
        ...count,
        id: `company.data.${check.id}.tested`,
        name: checkNames[check.id],
        part: 'years-checked',
        value: check.tested,
      },
      ...createFlagFacts(check, checkNames[check.id]),
    ]),
  ];
  return made.map((fact) => createFact(fact, making));
}
