import type { Fact, Instrument, Language, ShownAnalysis } from '@vela/contracts';
import { createCompanyReport, type CompanyReport } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { GatherDeps } from '../gather-deps.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { createCompanyFacts } from './company-facts.ts';

export type ShownCompany = Extract<ShownAnalysis, { mode: 'fundamental' }>;

/** A company's filings at hand, and what they say. */
export type GatheredCompany = {
  readonly kind: 'company';
  readonly analysis: ShownCompany;
  readonly report: CompanyReport;
  readonly isShipped: boolean;
  /** The candles are simulated, or there are none: no multiple of a price is given. */
  readonly hasPrice: boolean;
};

export type CompanyMaterial =
  | GatheredCompany
  | {
      readonly kind: 'no-filings';
      readonly instrument: Instrument;
      readonly known: readonly string[];
    };

const dayMs = 86_400_000;
/** An older close is no price of today: a long weekend is younger. */
const maxPriceAgeMs = 10 * dayMs;

/** Candles of the day's interval; undefined where no market answers, or not lately. */
async function getDailySeries(
  instrument: Instrument,
  { marketData, now }: { readonly marketData: GatherDeps['marketData']; readonly now: number },
): Promise<CandleSeries | undefined> {
  const result = await marketData.getSeries({
    instrument,
    interval: '1d',
    limit: 50,
    now,
    onlyReal: true,
  });
  if (result.kind !== 'series' || result.series.source.kind === 'simulated') return undefined;
  const last = result.series.candles.openTime.at(-1) ?? 0;
  return now - last > maxPriceAgeMs ? undefined : result.series;
}

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

function listFilings({ newest, years }: CompanyReport): ShownCompany['filings'] {
  const values = [newest, ...years.map(({ figures }) => figures)].flatMap(({ flows, balances }) => [
    ...Object.values(flows),
    ...Object.values(balances),
  ]);
  const byAccession = new Map(
    values
      .flatMap(({ references }) => references)
      .map(({ accession, form, filed }) => [
        accession,
        { accession, form, filedAt: Date.parse(filed) },
      ]),
  );
  return [...byAccession.values()].toSorted((one, other) => other.filedAt - one.filedAt);
}

/** Reads the filings of a company as known now, with its price where there is one. */
async function gatherOne(
  instrument: Instrument,
  { language, now }: { readonly language: Language; readonly now: number },
  deps: GatherDeps,
): Promise<CompanyMaterial> {
  const missing = { kind: 'no-filings', instrument, known: deps.filings?.known ?? [] } as const;
  if (instrument.assetClass !== 'stock' || deps.filings === undefined) return missing;
  const found = await deps.filings.find(instrument.symbol);
  if (found.kind !== 'filings') return missing;
  const series = await getDailySeries(instrument, { marketData: deps.marketData, now });
  const price = series?.candles.close.at(-1) ?? null;
  const view = { knownOn: toDay(now), version: 'latest', price } as const;
  const report = createCompanyReport(found.company, view);
  if (report === undefined) return missing;
  const facts = createCompanyFacts(report, { series, language, now });
  return {
    kind: 'company',
    report,
    isShipped: found.origin === 'shipped',
    hasPrice: price !== null,
    analysis: {
      id: deps.newId(),
      asOf: now,
      mode: 'fundamental',
      instrument,
      filings: listFilings(report),
      facts,
    },
  };
}

/** Facts of a company beside the first, under ids of their own. */
function renameFacts(facts: readonly Fact[], position: number): Fact[] {
  const rename = (id: string): string => id.replace(/^company\./, `company-${position}.`);
  return facts.map((fact) => ({
    ...fact,
    id: rename(fact.id),
    source:
      fact.source.kind === 'computation'
        ? { ...fact.source, factIds: fact.source.factIds.map((id) => rename(id)) }
        : fact.source,
  }));
}

function addBeside(first: GatheredCompany, others: readonly GatheredCompany[]): GatheredCompany {
  const { analysis } = first;
  return {
    ...first,
    analysis: {
      ...analysis,
      filings: [analysis, ...others.map((other) => other.analysis)].flatMap(
        ({ filings }) => filings,
      ),
      facts: [analysis, ...others.map((other) => other.analysis)].flatMap(({ facts }) => facts),
    },
  };
}

/** The companies asked about: the first with its analysis, which holds the facts of all. */
export type CompaniesMaterial = {
  readonly first: CompanyMaterial;
  readonly others: readonly CompanyMaterial[];
};

/** Reads the filings of all companies of a request. */
export async function gatherCompanies(
  { instrument, others, understanding: { language } }: ResolvedRequest,
  now: number,
  deps: GatherDeps,
): Promise<CompaniesMaterial | undefined> {
  if (instrument === undefined) return undefined;
  const [first, ...beside] = await Promise.all(
    [instrument, ...others].map(async (one) => gatherOne(one, { language, now }, deps)),
  );
  if (first === undefined) return undefined;
  const named = beside.map((material, index) => {
    if (material.kind !== 'company') return material;
    const facts = renameFacts(material.analysis.facts, index + 2);
    return { ...material, analysis: { ...material.analysis, facts } };
  });
  const found = named.filter((material) => material.kind === 'company');
  if (first.kind === 'company') return { first: addBeside(first, found), others: named };
  return { first, others: named };
}
