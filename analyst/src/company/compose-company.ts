import { type CompanyFigure, type Fact, type Language, type Sentence } from '@vela/contracts';
import type { Pillar } from '@vela/engine';
import { composePreface, addPreface, type Composition } from '../answers/composition.ts';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanyReason, CompanySentence } from '../language/company-words.ts';
import { fillTemplate, type Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { flowFigureNames } from './company-facts.ts';
import type { CompaniesMaterial, CompanyMaterial, GatheredCompany } from './gather-company.ts';

type Told = { readonly company: GatheredCompany; readonly speech: Speech };

/** The sentences whose facts are all there. */
function tell(speech: Speech, ...keys: readonly CompanySentence[]): Sentence[] {
  const { sentences } = analystLanguages[speech.language].company;
  return keys.flatMap((key) => fillTemplate(sentences[key], speech) ?? []);
}

const withNames = (speech: Speech, names: Readonly<Record<string, string>>): Speech => ({
  ...speech,
  names: { ...speech.names, ...names },
});

function chooseShape({ id, limit }: Pillar): 'multiple' | 'return' | 'growth' | 'shares' {
  if (id === 'shares') return 'shares';
  if (limit === null) return 'growth';
  return id === 'return-on-capital' ? 'return' : 'multiple';
}

const needsPrice: ReadonlySet<string> = new Set(['price-to-earnings', 'price-to-cash-flow']);

function chooseReason({ id, reason }: Pillar, { hasPrice }: GatheredCompany): CompanyReason {
  const isPriceless = needsPrice.has(id) && !hasPrice && reason === 'input-missing';
  return isPriceless ? 'no-price' : (reason ?? 'input-missing');
}

function tellPillar(pillar: Pillar, { company, speech }: Told): Sentence[] {
  const { names, reasons } = analystLanguages[speech.language].company;
  const row = toRowSpeech(speech, { facts: `company.pillar.${pillar.id}`, name: 'pillar' });
  const named = withNames(row, {
    what: names[pillar.id],
    reason: reasons[chooseReason(pillar, company)],
  });
  const { state, value } = pillar;
  if (value === null) return state === 'pass' ? [] : tell(named, `refused.${state}`);
  return state === 'pass' || state === 'fail' ? tell(named, `${chooseShape(pillar)}.${state}`) : [];
}

function tellPillars(told: Told): Sentence[] {
  return [
    ...tell(told.speech, 'score'),
    ...told.company.report.pillars.flatMap((pillar) => tellPillar(pillar, told)),
  ];
}

const maxYears = 5;

/** A figure in money: now, a year before, and by fiscal year. */
function tellAmount(figure: CompanyFigure, { speech }: Told): Sentence[] {
  const named = toRowSpeech(speech, { facts: `company.${figure}`, name: 'figure' });
  const rows = Array.from({ length: maxYears }, (_, index) =>
    toRowSpeech(speech, { facts: `company.${figure}.year-${index + 1}`, name: 'row' }),
  );
  const first = figure === 'debt' || figure === 'market-value' ? 'figure.balance' : 'figure.money';
  return [
    ...tell(named, first, 'figure.before'),
    ...(flowFigureNames.some((name) => name === figure)
      ? rows.flatMap((row) => tell(row, 'figure.row'))
      : []),
  ];
}

function findReason(figure: CompanyFigure, { report, hasPrice }: GatheredCompany): CompanyReason {
  if (figure === 'market-value') return hasPrice ? 'input-missing' : 'no-price';
  const isFinancial = report.kind === 'financial';
  if (figure === 'share-value') {
    const { reason, meta } = report.shareValue;
    if (meta['why'] === 'financial-company' || meta['why'] === 'cash-burn') return meta['why'];
    return reason ?? 'input-missing';
  }
  return isFinancial && /cash/.test(figure) ? 'financial-company' : 'input-missing';
}

/** The value of a share, what it assumes, and how much it hangs on that. */
function tellValue({ company, speech }: Told): Sentence[] {
  const { names, reasons } = analystLanguages[speech.language].company;
  const row = toRowSpeech(speech, { facts: 'company.value', name: 'value' });
  const named = withNames(row, {
    what: names['share-value'],
    reason: reasons[findReason('share-value', company)],
  });
  return company.report.shareValue.value === null
    ? tell(named, 'value.missing')
    : tell(named, 'value.share', 'value.terminal', 'value.range');
}

function tellFigure(figure: CompanyFigure, told: Told): Sentence[] {
  const { company, speech } = told;
  const { names, reasons } = analystLanguages[speech.language].company;
  if (figure === 'overview') return tellOverview(told);
  if (figure === 'pillars') return tellPillars(told);
  if (figure === 'share-value') return tellValue(told);
  const pillar = company.report.pillars.find(({ id }) => id === figure);
  if (pillar !== undefined) return tellPillar(pillar, told);
  const reason = reasons[findReason(figure, company)];
  const named = withNames(speech, { what: names[figure], reason });
  const fact = speech.facts.get(`company.${figure}.value`);
  if (fact === undefined) return tell(named, 'figure.missing');
  if (fact.unit === 'money') return tellAmount(figure, { company, speech: named });
  return tell(toRowSpeech(named, { facts: `company.${figure}`, name: 'figure' }), 'figure.number');
}

function tellOverview(told: Told): Sentence[] {
  return [
    ...tell(told.speech, 'opening.revenue', 'opening.income', 'opening.cash'),
    ...tellPillars(told),
  ];
}

function toSpeech({ analysis, report }: GatheredCompany, language: Language, prefix: string) {
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
  { instrument, known }: Extract<CompanyMaterial, { kind: 'no-filings' }>,
  { understanding: { language } }: ResolvedRequest,
): Composition {
  const names = { name: instrument.name[language], known: known.join(', ') };
  const speech: Speech = { language, interval: undefined, facts: new Map(), names };
  const isStock = instrument.assetClass === 'stock';
  const further = isStock && known.length > 0 ? (['none.known'] as const) : [];
  const sentences = tell(speech, `none.${instrument.assetClass}`, ...further);
  return { sentences, facts: [], labels: Object.values(names) };
}

/** How the ids of a company's facts begin, by its place in the question. */
const toPrefix = (index: number): string => (index === 0 ? 'company.' : `company-${index + 1}.`);

type Asked = { readonly figures: readonly CompanyFigure[]; readonly isOneOfSeveral: boolean };

/** The figures of one company; where several are asked about, its name first. */
function composeOne(told: Told, { figures, isOneOfSeveral }: Asked): Composition {
  const { company, speech } = told;
  const { names, reasons } = analystLanguages[speech.language].company;
  return {
    sentences: [
      ...(isOneOfSeveral ? tell(speech, 'of') : []),
      ...figures.flatMap((figure) => tellFigure(figure, told)),
    ],
    facts: company.analysis.facts,
    labels: [...listLabels(speech), ...Object.values(names), ...Object.values(reasons)],
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
  const figures: readonly CompanyFigure[] = resolved.plan.figures ?? ['overview'];
  const asked = { figures, isOneOfSeveral: others.length > 0 };
  const composed = [first, ...others].map((company, index) =>
    company.kind === 'no-filings'
      ? composeNone(company, resolved)
      : composeOne({ company, speech: toSpeech(company, language, toPrefix(index)) }, asked),
  );
  const place = [first, ...others].findIndex(({ kind }) => kind === 'company');
  const spoken = [first, ...others][place];
  const isFound = spoken?.kind === 'company';
  const speech = isFound ? toSpeech(spoken, language, toPrefix(place)) : nothing;
  const isShipped = isFound && spoken.isShipped;
  const source = isShipped ? (['source', 'shipped'] as const) : (['source'] as const);
  const closing = !isFound ? [] : tell(speech, ...source, 'closing');
  return addPreface(composePreface(speech, resolved, { hasChart: false }), {
    sentences: [...composed.flatMap(({ sentences }) => sentences), ...closing],
    facts: composed.flatMap(({ facts }) => facts),
    labels: composed.flatMap(({ labels }) => labels),
  });
}
