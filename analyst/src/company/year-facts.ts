import type { CompanyFigure, Fact } from '@vela/contracts';
import {
  calculateCompanyRatios,
  companyRatioIds,
  type CompanyRatioId,
  type CompanyReport,
} from '@vela/engine';
import { createFact, type FactMaking } from './create-fact.ts';
import { createFilingFacts } from './filing-facts.ts';
import { partsByRatio, toRatioShape } from './ratio-facts.ts';

const balances = ['debt', 'cash', 'equity'] as const;
type YearBalance = (typeof balances)[number];

export const isRatio = (figure: CompanyFigure): figure is CompanyRatioId =>
  companyRatioIds.some((id) => id === figure);
const isBalance = (figure: CompanyFigure): figure is YearBalance =>
  balances.some((id) => id === figure);

/** Whether a ratio or a balance can be told of a fiscal year. */
export const isOfYear = (figure: CompanyFigure): boolean => isRatio(figure) || isBalance(figure);

/** The ratios and balances that are asked for, of each fiscal year, with the day it ended. */
export function createYearFacts(report: CompanyReport, making: FactMaking): Fact[] {
  const { years, yearBefore, currency } = report;
  const asked = (making.figures ?? []).filter((figure) => isOfYear(figure));
  if (asked.length === 0) return [];
  return years.flatMap(({ figures }, index) => {
    const id = `year-${index + 1}`;
    const ratios = calculateCompanyRatios(figures, (years[index + 1] ?? yearBefore)?.figures);
    return asked.flatMap((figure) => {
      const value = isRatio(figure)
        ? createYearRatio(figure, ratios[figure].value, { id, making })
        : isBalance(figure)
          ? createYearBalance(figure, figures, { id, currency, making })
          : [];
      return value.length === 0 ? [] : [...value, createEnd(figure, figures.end, { id, making })];
    });
  });
}

type Made = { readonly id: string; readonly making: FactMaking };

function createEnd(figure: CompanyFigure, end: string, { id, making }: Made): Fact {
  return createFact(
    {
      id: `company.${figure}.${id}.end`,
      figure,
      part: 'end',
      unit: 'time',
      value: Date.parse(end),
      source: { kind: 'computation', factIds: [`company.${figure}.${id}.value`] },
    },
    making,
  );
}

function createYearRatio(
  figure: CompanyRatioId,
  value: number | null,
  { id, making }: Made,
): Fact[] {
  if (value === null) return [];
  const factIds = partsByRatio[figure].map((part) => `company.${part}.${id}.value`);
  const source = { kind: 'computation', factIds } as const;
  const named = { id: `company.${figure}.${id}.value`, figure, source } as const;
  return [createFact({ ...named, ...toRatioShape(figure, value) }, making)];
}

function createYearBalance(
  figure: YearBalance,
  figures: CompanyReport['newest'],
  { id, currency, making }: Made & { readonly currency: string },
): Fact[] {
  const value = figures.balances[figure];
  const named = { id: `company.${figure}.${id}.value`, figure, currency };
  return value === undefined ? [] : createFilingFacts(value, named, making);
}
