import type { CompanyFigure, Sentence } from '@vela/contracts';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import { nameFigure, tell, withNames, type Told } from './tell-figure.ts';

const maxQuarters = 8;

/** A flow by quarter; that there is none of a figure that is no flow, or of that quarter. */
export function tellQuarters(figure: CompanyFigure, told: Told): Sentence[] {
  const { speech } = told;
  const { names, reasons } = analystLanguages[speech.language].company;
  const rows = Array.from({ length: maxQuarters }, (_, index) =>
    toRowSpeech(speech, { facts: `company.${figure}.quarter-${index + 1}`, name: 'row' }),
  );
  const [first, ...more] = rows;
  const named = withNames(first ?? speech, { what: names[figure] });
  const sentences = [
    ...tell(named, 'quarter.first'),
    ...more.flatMap((row) => tell(row, 'quarter.row')),
  ];
  const missing = { what: nameFigure(figure, told), reason: reasons['quarter-missing'] };
  return sentences.length > 0 ? sentences : tell(withNames(speech, missing), 'figure.missing');
}
