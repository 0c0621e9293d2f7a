import type { CompanyFigure, Sentence } from '@vela/contracts';
import type { Pillar } from '@vela/engine';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanyReason } from '../language/company-words.ts';
import { choosePillarReason } from './pillar-reason.ts';
import type { GatheredCompany } from './read-company.ts';
import { tell, withNames, type Told } from './tell-figure.ts';
import { isOfDay, tellAmount } from './tell-amount.ts';
import { tellData } from './tell-data.ts';
import { tellForecast } from './tell-forecast.ts';
import { tellPeers } from './peers/tell-peers.ts';
import { tellQuality } from './tell-quality.ts';

function chooseShape({ id, limit }: Pillar): 'multiple' | 'return' | 'growth' | 'shares' {
  if (id === 'shares') return 'shares';
  if (limit === null) return 'growth';
  return id === 'return-on-capital' ? 'return' : 'multiple';
}

function tellPillar(pillar: Pillar, { company, speech }: Told): Sentence[] {
  const { names, reasons } = analystLanguages[speech.language].company;
  const row = toRowSpeech(speech, { facts: `company.pillar.${pillar.id}`, name: 'pillar' });
  const named = withNames(row, {
    what: names[pillar.id],
    reason: reasons[choosePillarReason(pillar, company.report, company.hasPrice)],
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

/** Figures for which the price of a share is needed. */
const ofPrice: ReadonlySet<CompanyFigure> = new Set([
  'market-value',
  'price-to-book',
  'dividend-yield',
]);

function findReason(figure: CompanyFigure, { report, hasPrice }: GatheredCompany): CompanyReason {
  if (ofPrice.has(figure)) return hasPrice ? 'input-missing' : (report.priceFault ?? 'no-price');
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
    : tell(named, 'value.share', 'value.terminal', 'value.range', 'value.implied');
}

/** All that is said of one figure. */
export function tellFigure(figure: CompanyFigure, told: Told): Sentence[] {
  const { company, speech } = told;
  const { names, reasons } = analystLanguages[speech.language].company;
  if (figure === 'overview') return tellOverview(told);
  if (figure === 'pillars') return tellPillars(told);
  if (figure === 'share-value') return tellValue(told);
  if (figure === 'forecast') return tellForecast(told);
  if (figure === 'peers') return tellPeers(company.ranked, told.asked, told);
  const quality = tellQuality(figure, told);
  if (quality !== undefined) return quality;
  const pillar = company.report.pillars.find(({ id }) => id === figure);
  if (pillar !== undefined) return tellPillar(pillar, told);
  const reason = reasons[findReason(figure, company)];
  const named = withNames(speech, { what: names[figure], reason });
  const fact = speech.facts.get(`company.${figure}.value`);
  if (fact === undefined) return tell(named, 'figure.missing');
  if (fact.unit === 'money') return tellAmount(figure, { ...told, speech: named });
  const row = toRowSpeech(named, { facts: `company.${figure}`, name: 'figure' });
  if (ofPrice.has(figure)) return tell(row, 'figure.close');
  return tell(row, isOfDay(figure) ? 'figure.day' : 'figure.number');
}

function tellOverview(told: Told): Sentence[] {
  return [
    ...tell(told.speech, 'opening.revenue', 'opening.income', 'opening.cash'),
    ...tellPillars(told),
    ...(told.company.report.checks.some(({ flags }) => flags.length > 0) ? tellData(told) : []),
  ];
}
