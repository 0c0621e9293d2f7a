import type { Fact, FactSource } from '@vela/contracts';
import type { CompanyReport } from '@vela/engine';
import { createDebtFacts } from './debt-facts.ts';
import { createDuPontFacts } from './du-pont-facts.ts';
import { createEnterpriseFacts } from './enterprise-facts.ts';
import { createFact, type FactMaking } from './create-fact.ts';
import { createDataFacts } from './data-facts.ts';
import { createFilingFacts } from './filing-facts.ts';
import { flowFigureNames, flowFigures } from './flow-figures.ts';
import { createGridFacts, createImpliedFacts } from './grid-facts.ts';
import { createPillarFacts } from './pillar-facts.ts';
import { createQualityFacts } from './quality-facts.ts';
import { createAmountFacts, createRatioFacts } from './ratio-facts.ts';
import { createShareFacts } from './share-facts.ts';
import { createYearFacts } from './year-facts.ts';
import { createValueFacts } from './value-facts.ts';

function createFlowFacts(report: CompanyReport, making: FactMaking): Fact[] {
  const { currency, newest, before, years } = report;
  return flowFigureNames.flatMap((figure) => {
    const name = flowFigures[figure];
    const named = (id: string) => ({ id: `company.${figure}.${id}`, figure, currency });
    const windows = [
      ['value', newest],
      ['before', before],
    ] as const;
    return [
      ...windows.flatMap(([id, figures]) => {
        const value = figures?.flows[name];
        return value === undefined ? [] : createFilingFacts(value, named(id), making);
      }),
      ...years.flatMap(({ figures }, index) => {
        const value = figures.flows[name];
        if (value === undefined) return [];
        const id = `year-${index + 1}`;
        const end = createFact(
          {
            id: `company.${figure}.${id}.end`,
            figure,
            part: 'end',
            unit: 'time',
            value: Date.parse(figures.end),
            source: { kind: 'computation', factIds: [`company.${figure}.${id}.value`] },
          },
          making,
        );
        return [...createFilingFacts(value, named(`${id}.value`), making), end];
      }),
    ];
  });
}

/** What was refused has no fact: a computation names only those that there are. */
function dropUnknownSources(facts: readonly Fact[]): Fact[] {
  const ids = new Set(facts.map(({ id }) => id));
  return facts.map((fact) => {
    const { source } = fact;
    if (source.kind !== 'computation') return fact;
    return { ...fact, source: { ...source, factIds: source.factIds.filter((id) => ids.has(id)) } };
  });
}

/** All facts of a report, each with its filing or with the facts it was computed from. */
export function createCompanyFacts(report: CompanyReport, making: FactMaking): Fact[] {
  const { newest, filed, currency } = report;
  const computed: FactSource = { kind: 'computation', factIds: ['company.revenue.value'] };
  const days = [
    ['end', newest.end],
    ['filed', filed],
  ] as const;
  return dropUnknownSources([
    ...days.map(([part, day]) =>
      createFact(
        {
          id: `company.${part}`,
          figure: 'overview',
          part,
          unit: 'time',
          value: Date.parse(day),
          source: computed,
        },
        making,
      ),
    ),
    ...(making.knownOn === undefined
      ? []
      : [
          createFact(
            {
              id: 'company.known-on',
              figure: 'overview',
              part: 'known-on',
              unit: 'time',
              value: making.knownOn,
              source: { kind: 'input', field: 'knownOn' },
            },
            making,
          ),
        ]),
    ...createFlowFacts(report, making),
    ...(['debt', 'cash'] as const).flatMap((figure) => {
      const balance = newest.balances[figure];
      const named = { id: `company.${figure}.value`, figure, currency };
      return balance === undefined ? [] : createFilingFacts(balance, named, making);
    }),
    ...createDebtFacts(report, making),
    ...createEnterpriseFacts(report, making),
    ...createDuPontFacts(report, making),
    ...createAmountFacts(report, making),
    ...createRatioFacts(report, making),
    ...createYearFacts(report, making),
    ...createPillarFacts(report, making),
    ...createShareFacts(report, making),
    ...createQualityFacts(report, making),
    ...createDataFacts(report, making),
    ...createValueFacts(report, making),
    ...createGridFacts(report, making),
    ...createImpliedFacts(report, making.series?.candles.close.at(-1), making),
  ]);
}
