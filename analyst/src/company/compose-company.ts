import type { Fact, Language, QuestionPlan, Sentence } from '@vela/contracts';
import { addPreface, composePreface, type Composition } from '../answers/composition.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanySentence } from '../language/company-words.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import type { CompaniesMaterial } from './gather-companies.ts';
import type { CompanyMaterial } from './gather-company.ts';
import type { GatheredCompany } from './read-company.ts';
import { tell, type Told } from './tell-figure.ts';
import { tellComparison } from './tell-comparison.ts';
import { composeOne, toAsked } from './compose-one.ts';
import { tellUnfiled } from './tell-unfiled.ts';

/** How a company is spoken of: the ids of its facts begin with `prefix`. */
type Speaking = {
  readonly language: Language;
  readonly prefix: string;
  readonly year: number | undefined;
};

function toSpeech(
  { analysis, report }: GatheredCompany,
  { language, prefix, year }: Speaking,
): Speech {
  const { labels } = analystLanguages[language].company;
  const { instrument, facts } = analysis;
  const speech: Speech = {
    language,
    // Periods and filings have days and no hours.
    interval: '1d',
    // Each company speaks of its own facts by the same names.
    facts: new Map<string, Fact>(
      facts
        .filter(({ id }) => id.startsWith(prefix))
        .map((fact) => [`company.${fact.id.slice(prefix.length)}`, fact]),
    ),
    names: {
      symbol: instrument.symbol,
      name: instrument.name[language],
      currency: report.currency,
      ...(year === undefined ? {} : { year: String(year) }),
      ...labels,
    },
  };
  return speech;
}

/** There are no filings, or nothing that files any: what stands in their place. */
function composeNone(
  {
    instrument,
    known,
    isTooEarly,
    isUnanswered,
    isOffline,
  }: Extract<CompanyMaterial, { kind: 'no-filings' }>,
  { understanding: { language } }: ResolvedRequest,
): Composition {
  const names = { name: instrument.name[language], known: known.join(', ') };
  const speech: Speech = { language, interval: undefined, facts: new Map(), names };
  const isStock = instrument.assetClass === 'stock';
  const further = isStock
    ? [
        ...(known.length > 0 ? (['none.known'] as const) : []),
        ...(isOffline ? (['none.offline'] as const) : []),
      ]
    : [];
  const opening = isUnanswered ? 'none.unanswered' : (`none.${instrument.assetClass}` as const);
  const sentences = isTooEarly ? tell(speech, 'none.earlier') : tell(speech, opening, ...further);
  return { sentences, facts: [], labels: Object.values(names) };
}

/** How the ids of a company's facts begin, by its place in the question. */
const toPrefix = (index: number): string => (index === 0 ? 'company.' : `company-${index + 1}.`);

/** What is said before the figures: that nothing here is real, and as of when it is known. */
const listOpening = ({ isSimulated, isAhead }: GatheredCompany): readonly CompanySentence[] => [
  ...(isSimulated ? (['simulated'] as const) : []),
  isAhead ? 'as-of.ahead' : 'as-of',
];

/** Where the figures come from. */
const listClosing = (company: GatheredCompany, isOfSource: boolean): readonly CompanySentence[] => [
  ...(isOfSource
    ? []
    : [company.isSimulated ? ('source.simulated' as const) : ('source' as const)]),
  ...(company.isOutdated ? (['outdated'] as const) : []),
  ...(company.isShipped ? (['shipped'] as const) : []),
];

/** What stands before and after the figures: as of when, what is in no filing, where they are from. */
function tellAround(
  spoken: Told | undefined,
  plan: QuestionPlan,
  nothing: Speech,
): { readonly before: readonly Sentence[]; readonly after: readonly Sentence[] } {
  if (spoken === undefined)
    return { before: [...tell(nothing, 'as-of'), ...tellUnfiled(plan, nothing, false)], after: [] };
  const { company, speech } = spoken;
  const isForecast = plan.figures?.includes('forecast') === true;
  const isOfSource = plan.form === 'source' && !isForecast && !company.isSimulated;
  return {
    before: [
      ...tell(speech, ...listOpening(company), ...(isOfSource ? (['source'] as const) : [])),
      ...tellUnfiled(plan, speech, true),
    ],
    after: tell(speech, ...listClosing(company, isOfSource), 'closing'),
  };
}

/** Answers a question about companies from their filings: the figures first, then their source. */
export function composeCompany(
  resolved: ResolvedRequest,
  material: CompaniesMaterial | undefined,
): Composition {
  const { language } = resolved.understanding;
  const nothing: Speech = { language, interval: undefined, facts: new Map(), names: {} };
  if (material === undefined)
    return { sentences: tell(nothing, 'no-instrument'), facts: [], labels: [] };
  const { first, others } = material;
  const { plan } = resolved;
  const { fiscalYear, whether, fromYear, isQuarterly = false, figures = ['overview'] } = plan;
  const year = isQuarterly ? undefined : fiscalYear;
  const asked = toAsked(plan, others.length > 0);
  const shared = {
    year,
    fromYear,
    comparedYear: plan.comparedYear,
    isQuarterly,
    isNamed: asked.only !== undefined,
    whether,
    bound: plan.bound,
    isEver: plan.isEver === true,
    forecast: plan,
    asked: figures,
  };
  const told = [first, ...others].map((company, index) => {
    if (company.kind === 'no-filings') return { none: company };
    const speech = toSpeech(company, { language, prefix: toPrefix(index), year });
    return { one: { company, speech, ...shared } };
  });
  const companies = told.flatMap(({ one }) => one ?? []);
  const composed = told.map(({ none, one }) =>
    none === undefined ? composeOne(one, asked) : composeNone(none, resolved),
  );
  const [spoken] = companies;
  const { before, after } = tellAround(spoken, plan, nothing);
  return addPreface(composePreface(spoken?.speech ?? nothing, resolved, { hasChart: false }), {
    sentences: [
      ...before,
      ...asked.compared.flatMap((figure) => tellComparison(figure, companies)),
      ...composed.flatMap(({ sentences }) => sentences),
      ...after,
    ],
    facts: composed.flatMap(({ facts }) => facts),
    labels: composed.flatMap(({ labels }) => labels),
  });
}
