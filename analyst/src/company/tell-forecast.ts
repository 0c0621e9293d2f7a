import {
  forecastHorizons,
  type CompanyFigure,
  type ForecastScenario,
  type Sentence,
} from '@vela/contracts';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { forecastFigureNames, type ForecastFigure } from './forecast-facts.ts';
import { findMissing } from './pillar-reason.ts';
import { tell, withNames, type Told } from './tell-figure.ts';

const endByScenario: Readonly<Record<ForecastScenario, 'low' | 'middle' | 'high'>> = {
  pessimistic: 'low',
  realistic: 'middle',
  optimistic: 'high',
};

/** Figures that a forecast is told of: those named beside it, else all. */
export function chooseForecastFigures(
  figures: readonly CompanyFigure[] = [],
): readonly ForecastFigure[] {
  const named = forecastFigureNames.filter((name) => figures.includes(name));
  return named.length === 0 ? forecastFigureNames : named;
}

/** One figure after so many years, in all scenarios or in one. */
function tellOutcome(
  { figure, years }: { readonly figure: ForecastFigure; readonly years: number },
  speech: Speech,
  scenario: ForecastScenario | undefined,
): Sentence[] {
  const { names, partNames } = analystLanguages[speech.language].company;
  const facts = `company.forecast.${figure}.${years}`;
  const row = withNames(toRowSpeech(speech, { facts, name: 'row' }), { what: names[figure] });
  if (scenario === undefined) return tell(row, 'forecast.row');
  const end = endByScenario[scenario];
  const chosen = speech.facts.get(`${facts}.${end}`);
  if (chosen === undefined) return [];
  const one = { ...row, facts: new Map([...row.facts, ['row.chosen', chosen] as const]) };
  return tell(withNames(one, { scenario: partNames[`scenario-${end}`] }), 'forecast.one');
}

/** The forecast of a company: outcomes, growth, what it begins with, and how far it can be tested. */
export function tellForecast({ company, speech, forecast: asked }: Told): Sentence[] {
  const { figures, horizon, scenario } = asked;
  const { forecast } = company;
  const { reasons } = analystLanguages[speech.language].company;
  if (forecast === undefined || forecast.reason !== null)
    return tell(
      withNames(speech, { reason: reasons[forecast?.reason ?? findMissing(company)] }),
      'forecast.none',
    );
  const isTested = speech.facts.has('company.forecast.tested');
  const horizons = horizon === undefined ? forecastHorizons : [horizon];
  const trust = tell(speech, 'forecast.honest', isTested ? 'forecast.tested' : 'forecast.untested');
  const outcomes = [
    ...chooseForecastFigures(figures).flatMap((figure) =>
      horizons.flatMap((years) => tellOutcome({ figure, years }, speech, scenario)),
    ),
    ...horizons.flatMap((years) =>
      tell(
        toRowSpeech(speech, { facts: `company.forecast.growth.${years}`, name: 'row' }),
        'forecast.growth',
      ),
    ),
  ];
  const basis = tell(speech, 'forecast.opening', 'forecast.basis');
  return asked.form === 'source'
    ? [...trust, ...basis, ...outcomes]
    : [...outcomes, ...basis, ...trust];
}
