import type { CompanyFigure, Sentence } from '@vela/contracts';
import { toRowSpeech } from '../answers/row-speech.ts';
import { judgeBound, listYearsBeyond } from './judge-bound.ts';
import { tellWindow, type ToldOfYears } from './tell-ever.ts';
import { tell, withNames, type Told } from './tell-figure.ts';
import { isRatio } from './year-facts.ts';

/** That an amount in the question is compared with nothing, where there is one. */
export function tellNotCompared({ bound, speech }: Told): Sentence[] {
  return bound === undefined ? [] : tell(withNames(speech, { bound: bound.typed }), 'bound.none');
}

/** The fiscal years in which a figure was beyond an amount. */
function tellYears(figure: CompanyFigure, told: Told): Sentence[] {
  const { speech } = told;
  return listYearsBeyond(figure, told).flatMap((place) => {
    const row = toRowSpeech(speech, {
      facts: `company.${figure}.year-${place}`,
      name: 'row',
    });
    if (figure === 'earnings-per-share') return tell(row, 'figure.share-row');
    return tell(row, isRatio(figure) ? 'figure.ratio-row' : 'figure.row');
  });
}

/** Yes or no to whether a figure is more, or less, than an amount; why not where none can be said. */
export function tellBound(
  figure: CompanyFigure,
  usual: readonly Sentence[],
  told: Told,
): ToldOfYears | undefined {
  const { bound, speech, isEver, year } = told;
  if (bound === undefined) return undefined;
  const isBeyond = judgeBound(figure, told);
  if (typeof isBeyond === 'string') {
    const reason = tell(withNames(speech, { bound: bound.typed }), isBeyond);
    return { verdict: undefined, sentences: [...reason, ...usual] };
  }
  if (!isEver || year !== undefined) return { verdict: isBeyond ? 'yes' : 'no', sentences: usual };
  const years = tellYears(figure, told);
  const shown = years.length > 0 ? [...usual.slice(0, 1), ...years] : usual;
  return {
    verdict: isBeyond || years.length > 0 ? 'yes' : 'no',
    sentences: [...shown, ...tellWindow(figure, told)],
  };
}
