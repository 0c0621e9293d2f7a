import type { CompanyFigure, Sentence } from '@vela/contracts';
import type { Pillar } from '@vela/engine';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import { choosePillarReason } from './pillar-reason.ts';
import { nameFigure, tell, withNames, type Told } from './tell-figure.ts';
import { isOfDay, tellAmount, tellRatioYears, tellYear } from './tell-amount.ts';
import { isRatio } from './year-facts.ts';
import { tellData } from './tell-data.ts';
import { tellForecast } from './tell-forecast.ts';
import { tellPeers } from './peers/tell-peers.ts';
import { tellValue } from './tell-value.ts';
import { findReason, ofPrice } from './figure-reason.ts';
import { tellQuality } from './tell-quality.ts';

function chooseShape({ id, limit }: Pillar): 'multiple' | 'return' | 'growth' | 'shares' {
  if (id === 'shares') return 'shares';
  if (limit === null) return 'growth';
  return id === 'return-on-capital' ? 'return' : 'multiple';
}

function tellPillar(pillar: Pillar, told: Told): Sentence[] {
  const { company, speech } = told;
  const { reasons } = analystLanguages[speech.language].company;
  const row = toRowSpeech(speech, { facts: `company.pillar.${pillar.id}`, name: 'pillar' });
  const named = withNames(row, {
    what: nameFigure(pillar.id, told),
    reason: reasons[choosePillarReason(pillar, company)],
  });
  const { state, value } = pillar;
  if (value === null) return state === 'pass' ? [] : tell(named, `refused.${state}`);
  return state === 'pass' || state === 'fail' ? tell(named, `${chooseShape(pillar)}.${state}`) : [];
}

function tellPillars(told: Told): Sentence[] {
  return [
    ...tell(told.speech, 'score'),
    ...told.company.report.pillars.flatMap((pillar) =>
      tellPillar(pillar, { ...told, isNamed: false }),
    ),
  ];
}

/** What a figure is by itself: an amount, a ratio, a multiple of the price. */
function tellValueOnly(figure: CompanyFigure, told: Told): Sentence[] {
  const { company, speech } = told;
  const { names, reasons } = analystLanguages[speech.language].company;
  const named = withNames(speech, {
    what: names[figure],
    reason: reasons[findReason(figure, company)],
  });
  const fact = speech.facts.get(`company.${figure}.value`);
  if (told.year !== undefined && isRatio(figure))
    return tellYear(figure, { ...told, speech: named });
  if (fact === undefined)
    return tell(withNames(named, { what: nameFigure(figure, told) }), 'figure.missing');
  if (figure === 'du-pont') return tell(named, 'du-pont');
  if (fact.unit === 'money') return tellAmount(figure, { ...told, speech: named });
  const row = toRowSpeech(named, { facts: `company.${figure}`, name: 'figure' });
  if (ofPrice.has(figure)) return tell(row, 'figure.close');
  return [
    ...tell(row, isOfDay(figure) ? 'figure.day' : 'figure.number'),
    ...(isRatio(figure) ? tellRatioYears(figure, told) : []),
  ];
}

/** All that is said of one figure. */
export function tellFigure(figure: CompanyFigure, told: Told): Sentence[] {
  const { company } = told;
  if (figure === 'overview') return tellOverview(told);
  if (figure === 'pillars') return tellPillars(told);
  if (figure === 'share-value') return tellValue(told);
  if (figure === 'forecast') return tellForecast(told);
  if (figure === 'peers') return tellPeers(company.ranked, told.asked, told);
  const quality = tellQuality(figure, told);
  if (quality !== undefined) return quality;
  const pillar = company.report.pillars.find(({ id }) => id === figure);
  return pillar === undefined ? tellValueOnly(figure, told) : tellPillar(pillar, told);
}

function tellOverview(told: Told): Sentence[] {
  return [
    ...tell(told.speech, 'opening.revenue', 'opening.income', 'opening.cash', 'opening.funds'),
    ...tellPillars(told),
    ...(told.company.report.checks.some(({ flags }) => flags.length > 0) ? tellData(told) : []),
  ];
}
