import type { CompanyFigure, Fact, Language } from '@vela/contracts';
import { addPreface, composePreface, type Composition } from '../answers/composition.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanySentence } from '../language/company-words.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import type { CompaniesMaterial } from './gather-companies.ts';
import type { CompanyMaterial } from './gather-company.ts';
import type { GatheredCompany } from './read-company.ts';
import { tell, type Told } from './tell-figure.ts';
import { isRanked } from './peers/tell-peers.ts';
import { isFlow, isOfDay } from './tell-amount.ts';
import { tellFigure } from './tell-figures.ts';

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

function listLabels({ names }: Speech): string[] {
  return Object.values(names);
}

/** There are no filings, or nothing that files any: what stands in their place. */
function composeNone(
  { instrument, known, isTooEarly, isUnanswered }: Extract<CompanyMaterial, { kind: 'no-filings' }>,
  { understanding: { language } }: ResolvedRequest,
): Composition {
  const names = { name: instrument.name[language], known: known.join(', ') };
  const speech: Speech = { language, interval: undefined, facts: new Map(), names };
  const isStock = instrument.assetClass === 'stock';
  const further = isStock && known.length > 0 ? (['none.known'] as const) : [];
  const opening = isUnanswered ? 'none.unanswered' : (`none.${instrument.assetClass}` as const);
  const sentences = isTooEarly ? tell(speech, 'none.earlier') : tell(speech, opening, ...further);
  return { sentences, facts: [], labels: Object.values(names) };
}

/** How the ids of a company's facts begin, by its place in the question. */
const toPrefix = (index: number): string => (index === 0 ? 'company.' : `company-${index + 1}.`);

/** Figures beside a forecast or a comparison say of what it is, and are not told by themselves. */
function chooseTold(figures: readonly CompanyFigure[]): readonly CompanyFigure[] {
  if (figures.includes('forecast')) return ['forecast'];
  return figures.includes('peers') ? figures.filter((figure) => !isRanked(figure)) : figures;
}

type Asked = { readonly figures: readonly CompanyFigure[]; readonly isOneOfSeveral: boolean };

/** The figures of one company; where several are asked about, its name first. */
function composeOne(told: Told, { figures, isOneOfSeveral }: Asked): Composition {
  const { company, speech } = told;
  const { names, reasons } = analystLanguages[speech.language].company;
  return {
    sentences: [
      ...(isOneOfSeveral ? tell(speech, 'of') : []),
      ...(told.year !== undefined && !figures.some((figure) => isFlow(figure))
        ? tell(speech, figures.every((one) => isOfDay(one)) ? 'figure.any-day' : 'figure.any-year')
        : []),
      ...figures.flatMap((figure) => tellFigure(figure, told)),
    ],
    facts: company.analysis.facts,
    labels: [
      ...listLabels(speech),
      ...Object.values(names),
      ...Object.values(reasons),
      ...Object.values(analystLanguages[speech.language].peers.sectors),
    ],
  };
}

/** What is said before the figures: that nothing here is real, and as of when it is known. */
const listOpening = ({ isSimulated, isAhead }: GatheredCompany): readonly CompanySentence[] => [
  ...(isSimulated ? (['simulated'] as const) : []),
  isAhead ? 'as-of.ahead' : 'as-of',
];

/** Where the figures come from. */
const listClosing = (company: GatheredCompany): readonly CompanySentence[] => [
  company.isSimulated ? 'source.simulated' : 'source',
  ...(company.isOutdated ? (['outdated'] as const) : []),
  ...(company.isShipped ? (['shipped'] as const) : []),
];

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
  const { fiscalYear: year } = resolved.plan;
  const forecast = resolved.plan;
  const figures: readonly CompanyFigure[] = resolved.plan.figures ?? ['overview'];
  const asked = { figures: chooseTold(figures), isOneOfSeveral: others.length > 0 };
  const speak = (company: GatheredCompany, index: number): Speech =>
    toSpeech(company, { language, prefix: toPrefix(index), year });
  const composed = [first, ...others].map((company, index) =>
    company.kind === 'no-filings'
      ? composeNone(company, resolved)
      : composeOne(
          { company, speech: speak(company, index), year, forecast, asked: figures },
          asked,
        ),
  );
  const place = [first, ...others].findIndex(({ kind }) => kind === 'company');
  const spoken = [first, ...others][place];
  const isFound = spoken?.kind === 'company';
  const speech = isFound ? speak(spoken, place) : nothing;
  const closing = isFound ? tell(speech, ...listClosing(spoken), 'closing') : [];
  const opening = isFound ? listOpening(spoken) : (['as-of'] as const);
  return addPreface(composePreface(speech, resolved, { hasChart: false }), {
    sentences: [
      ...tell(speech, ...opening),
      ...composed.flatMap(({ sentences }) => sentences),
      ...closing,
    ],
    facts: composed.flatMap(({ facts }) => facts),
    labels: composed.flatMap(({ labels }) => labels),
  });
}
