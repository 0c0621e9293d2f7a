import type { CompanyFigure, Sentence } from '@vela/contracts';
import type { Pillar } from '@vela/engine';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanyReason } from '../language/company-words.ts';
import { flowFigureNames } from './company-facts.ts';
import type { GatheredCompany } from './gather-company.ts';
import { tell, withNames, type Told } from './tell-figure.ts';
import { tellQuality } from './tell-quality.ts';

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

/** Whether a figure is an amount of a period, of which every fiscal year has its own. */
export const isFlow = (figure: CompanyFigure): boolean =>
  flowFigureNames.some((name) => name === figure);

/** A flow of one fiscal year. */
function tellYear(figure: CompanyFigure, { company, speech, year }: Told): Sentence[] {
  const place = company.report.years.findIndex(({ label }) => label === year);
  const row = toRowSpeech(speech, { facts: `company.${figure}.year-${place + 1}`, name: 'row' });
  const told = place === -1 ? [] : tell(row, 'figure.year');
  const { reasons } = analystLanguages[speech.language].company;
  return told.length > 0
    ? told
    : tell(withNames(speech, { reason: reasons['year-missing'] }), 'figure.missing');
}

/** A figure in money: now, a year before, and by fiscal year. */
function tellAmount(figure: CompanyFigure, told: Told): Sentence[] {
  const { speech } = told;
  if (told.year !== undefined && isFlow(figure)) return tellYear(figure, told);
  const named = toRowSpeech(speech, { facts: `company.${figure}`, name: 'figure' });
  const rows = Array.from({ length: maxYears }, (_, index) =>
    toRowSpeech(speech, { facts: `company.${figure}.year-${index + 1}`, name: 'row' }),
  );
  const first = figure === 'debt' || figure === 'market-value' ? 'figure.balance' : 'figure.money';
  return [
    ...tell(named, first, 'figure.before'),
    ...(isFlow(figure) ? rows.flatMap((row) => tell(row, 'figure.row')) : []),
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

/** All that is said of one figure. */
export function tellFigure(figure: CompanyFigure, told: Told): Sentence[] {
  const { company, speech } = told;
  const { names, reasons } = analystLanguages[speech.language].company;
  if (figure === 'overview') return tellOverview(told);
  if (figure === 'pillars') return tellPillars(told);
  if (figure === 'share-value') return tellValue(told);
  const quality = tellQuality(figure, told);
  if (quality !== undefined) return quality;
  const pillar = company.report.pillars.find(({ id }) => id === figure);
  if (pillar !== undefined) return tellPillar(pillar, told);
  const reason = reasons[findReason(figure, company)];
  const named = withNames(speech, { what: names[figure], reason });
  const fact = speech.facts.get(`company.${figure}.value`);
  if (fact === undefined) return tell(named, 'figure.missing');
  if (fact.unit === 'money') return tellAmount(figure, { ...told, speech: named });
  return tell(toRowSpeech(named, { facts: `company.${figure}`, name: 'figure' }), 'figure.number');
}

function tellOverview(told: Told): Sentence[] {
  return [
    ...tell(told.speech, 'opening.revenue', 'opening.income', 'opening.cash'),
    ...tellPillars(told),
  ];
}
