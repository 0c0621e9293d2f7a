import type { CompanyFigure, Fact, Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { tell, type Told } from './tell-figure.ts';

/** The fact by which a figure of two companies is compared: growth by how much it grew. */
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

function findSide(figure: CompanyFigure, told: Told | undefined): Side | undefined {
  const fact =
    told === undefined || told.year !== undefined ? undefined : findCompared(figure, told);
  return fact === undefined ? undefined : { name: told?.speech.names['name'] ?? '', fact };
}

/** Whether two values can be compared: of one unit, and in one currency. */
const isLike = ({ fact: one }: Side, { fact: two }: Side): boolean =>
  one.unit === two.unit && one.currency === two.currency;

/** Which of two companies has more of a figure, and by which numbers; nothing where one has none. */
export function tellComparison(figure: CompanyFigure, told: readonly Told[]): Sentence[] {
  const [first] = told;
  const [one, two] = told.slice(0, 2).map((each) => findSide(figure, each));
  if (first === undefined || one === undefined || two === undefined) return [];
  if (!isLike(one, two)) return [];
  const [higher, lower] =
    Number(one.fact.value) >= Number(two.fact.value) ? [one, two] : [two, one];
  const { names } = analystLanguages[first.speech.language].company;
  const speech = {
    ...first.speech,
    facts: new Map([
      ['one.value', higher.fact],
      ['two.value', lower.fact],
    ]),
    names: {
      ...first.speech.names,
      what: names[figure],
      higher: higher.name,
      lower: lower.name,
    },
  };
  if (higher.fact.value === lower.fact.value) return tell(speech, 'compared.equal');
  return tell(speech, isAmount(figure, higher.fact) ? 'compared.money' : 'compared');
}
