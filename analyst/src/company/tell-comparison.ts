import type { CompanyFigure, Fact, Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanySentence } from '../language/company-words.ts';
import { tell, type Told } from './tell-figure.ts';

/** The fact by which a figure of companies is compared: growth by how much it grew. */
function findCompared(figure: CompanyFigure, { speech: { facts } }: Told): Fact | undefined {
  const ids = [
    `company.pillar.${figure}.change`,
    `company.pillar.${figure}.value`,
    `company.${figure}.value`,
    ...(figure === 'share-value' ? ['company.value.implied'] : []),
  ];
  return ids.map((id) => facts.get(id)).find((fact) => typeof fact?.value === 'number');
}

/** Whether a value is counted in millions; that of one share is not. */
const isAmount = (figure: CompanyFigure, { unit }: Fact): boolean =>
  unit === 'money' && figure !== 'earnings-per-share' && figure !== 'share-value';

type Side = { readonly name: string; readonly fact: Fact };

/** A figure of the fiscal year that is asked for. */
function findOfYear(figure: CompanyFigure, { company, speech, year }: Told): Fact | undefined {
  const place = company.report.years.findIndex(({ label }) => label === year);
  const fact = speech.facts.get(`company.${figure}.year-${place + 1}.value`);
  return typeof fact?.value === 'number' ? fact : undefined;
}

function findSide(figure: CompanyFigure, told: Told): Side | undefined {
  const fact = told.year === undefined ? findCompared(figure, told) : findOfYear(figure, told);
  return fact === undefined ? undefined : { name: told.speech.names['name'] ?? '', fact };
}

/** Whether values can be compared: of one unit, and in one currency. */
const areLike = ([first, ...others]: readonly Side[]): boolean =>
  others.every(
    ({ fact }) => fact.unit === first?.fact.unit && fact.currency === first.fact.currency,
  );

/** The sentence for two companies, or for the first and the last of several. */
function chooseSentence(isMoney: boolean, count: number): CompanySentence {
  if (count > 2) return isMoney ? 'compared.several.money' : 'compared.several';
  return isMoney ? 'compared.money' : 'compared';
}

/**
 * Which of the companies has most of a figure, and which least; nothing where one of them has none.
 */
export function tellComparison(figure: CompanyFigure, told: readonly Told[]): Sentence[] {
  const [first, ...others] = told;
  const sides = told.flatMap((each) => findSide(figure, each) ?? []);
  if (first === undefined || others.length === 0) return [];
  if (sides.length < told.length || !areLike(sides)) return [];
  const ordered = sides.toSorted((one, two) => Number(two.fact.value) - Number(one.fact.value));
  const [higher, lower] = [ordered[0], ordered.at(-1)];
  if (higher === undefined || lower === undefined) return [];
  const { names, chips } = analystLanguages[first.speech.language].company;
  const year =
    first.year === undefined ? '' : ` (${chips.fiscal.replace('{$n}', String(first.year))})`;
  const speech = {
    ...first.speech,
    facts: new Map([
      ['one.value', higher.fact],
      ['two.value', lower.fact],
    ]),
    names: {
      ...first.speech.names,
      what: names[figure] + year,
      higher: higher.name,
      lower: lower.name,
    },
  };
  if (higher.fact.value === lower.fact.value)
    return sides.length > 2 ? [] : tell(speech, 'compared.equal');
  return tell(speech, chooseSentence(isAmount(figure, higher.fact), sides.length));
}
